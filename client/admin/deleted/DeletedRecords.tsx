import { useState } from 'react';
import { type AdminKindName, adminKindNames, kindConstant } from '../../content/adminKinds.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { RestoreIntoCategory } from '../../content/categories/RestoreIntoCategory.tsx';
import { KindOf } from '../../content/translation/translatedKinds.tsx';
import { useRestore } from '../../content/useRestore.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { ChoiceBar } from '../../content/lists/ChoiceBar.tsx';
import { type Column, columnsOf, detail, namedDetail } from '../../lists/DataTable.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { type Choice, useChoice } from '../../lists/useChoice.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Instant } from '../../ui/text/Instant.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useDeletedFilter } from './DeletedFilters.tsx';
import { type DeletedRecordsQuery, useDeletedRecordsQuery } from './DeletedRecords.generated.ts';

type Deleted = DeletedRecordsQuery['deletedRecords']['nodes'][number];

/** The deleted records that can be restored (docs/product/records.md, section 6.7). */
export function Component() {
  const { deleted: words } = useAdminMessages();
  const columns = useDeletedColumns();
  const filter = useDeletedFilter();
  const query = useDeletedRecordsQuery({
    variables: filter.variables,
    fetchPolicy: 'cache-and-network',
  });
  const choice = useChoice<Deleted>();
  const [refusal, setRefusal] = useState<{ id: string } | null>(null);
  return (
    <AdminPage heading={words.heading} note={words.intro}>
      {filter.controls}
      <QueryTable
        query={query}
        listIn={({ deletedRecords }) => deletedRecords}
        columns={columns}
        words={{
          ...words,
          empty: filter.isNarrow ? words.nothingFound : words.empty,
        }}
        choice={{ of: choice, nameOf: ({ title }) => title }}
        selectedBar={(onDone, shown) => (
          <ChoiceBar choice={choice} shown={shown} onDone={onDone}>
            {(rows) => <RestoreSelected rows={rows} choice={choice} onDone={onDone} />}
          </ChoiceBar>
        )}
        actions={(record, onDone) => (
          <RestoreButton
            record={record}
            onDone={onDone}
            onCategoryGone={() => setRefusal({ id: record.id })}
          />
        )}
        detail={(record, onDone) =>
          record.id === refusal?.id && (
            <CategoryChoice
              record={record}
              refusal={refusal}
              onDone={onDone}
              onCategoryGone={() => setRefusal({ id: record.id })}
            />
          )
        }
        hasNoLinks
      />
    </AdminPage>
  );
}

function useDeletedColumns(): Column<Deleted>[] {
  const { adminLists, deleted: words } = useAdminMessages();
  const { columns } = words;
  return columnsOf(
    { ...columns, title: adminLists.title },
    {
      title: { card: 'title', cell: ({ title }) => <MultilingualText text={title} /> },
      kind: detail('lg:w-36', (record) => <KindOf record={record} />),
      deletedAt: namedDetail('lg:w-44', ({ deletedAt }) => <Instant at={deletedAt} />),
      deletedBy: detail('lg:w-48', ({ deletedBy }) => deletedBy),
      restorableUntil: namedDetail('lg:w-44', ({ restorableUntil }) => (
        <Instant at={restorableUntil} />
      )),
    },
  );
}

interface RestoreSelectedProps {
  rows: Deleted[];
  choice: Choice<Deleted>;
  onDone: () => void;
}

/** Restores all selected records, or none of them. */
function RestoreSelected({ rows, choice, onDone }: RestoreSelectedProps) {
  const { deleted: words } = useAdminMessages();
  const restore = useRestore();

  async function run() {
    const records = rows.flatMap((row) => {
      const kind = kindOf(row);
      return kind ? { kind, id: row.recordId } : [];
    });
    const texts = { success: words.successAll(rows.length), name: words.restoreSelected };
    if (!(await restore(records, texts))) return;
    choice.drop(rows.map(({ id }) => id));
    onDone();
  }

  return <AsyncButton name={words.restoreSelected} label={words.restore} run={run} />;
}

interface RestoringProps {
  record: Deleted;
  /** Called when its row may have been removed. */
  onDone: () => void;
  onCategoryGone: () => void;
}

const kindOf = ({ kind }: Deleted) => adminKindNames.find((each) => kindConstant(each) === kind);

function useRestoreRecord({ record, onCategoryGone }: Omit<RestoringProps, 'onDone'>) {
  const { deleted: words } = useAdminMessages();
  const restore = useRestore();
  const { recordId, title } = record;
  return async (kind: AdminKindName, categoryId?: string) => {
    let isGone = false;
    const isRestored = await restore(
      [{ kind, id: recordId }],
      { success: words.success(title), name: words.restoreName(title) },
      {
        categoryId,
        onCategoryGone() {
          isGone = true;
          onCategoryGone();
        },
      },
    );
    return { isRestored, isGone };
  };
}

function RestoreButton(props: RestoringProps) {
  const { deleted: words } = useAdminMessages();
  const restore = useRestoreRecord(props);
  const kind = kindOf(props.record);
  if (!kind) return null;

  async function run(named: AdminKindName) {
    const { isGone } = await restore(named);
    if (!isGone) props.onDone();
  }

  return (
    <AsyncButton
      name={words.restoreName(props.record.title)}
      label={words.restore}
      run={() => run(kind)}
    />
  );
}

interface CategoryChoiceProps extends RestoringProps {
  refusal: object;
}

function CategoryChoice({ refusal, ...restoring }: CategoryChoiceProps) {
  const restore = useRestoreRecord(restoring);
  const kind = kindOf(restoring.record);
  if (!kind) return null;

  async function restoreInto(named: AdminKindName, categoryId: string) {
    const { isRestored } = await restore(named, categoryId);
    if (isRestored) restoring.onDone();
  }

  return (
    <RestoreIntoCategory
      kind={kind}
      title={restoring.record.title}
      refusal={refusal}
      restore={(categoryId) => restoreInto(kind, categoryId)}
    />
  );
}
