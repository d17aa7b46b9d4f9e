import { useState } from 'react';
import { adminKindNames, kindConstant } from '../../content/adminKinds.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { RestoreIntoCategory } from '../../content/categories/RestoreIntoCategory.tsx';
import { TranslatedKindName } from '../../content/translation/translatedKinds.tsx';
import { useRestore } from '../../content/useRestore.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { ChoiceBar } from '../../content/lists/ChoiceBar.tsx';
import { type Column, columnsOf, detail, namedDetail } from '../../lists/DataTable.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { useChoice } from '../../lists/useChoice.ts';
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
  /** The record whose category no longer exists. */
  const [refusal, setRefusal] = useState<{ id: string } | null>(null);
  const restore = useRestore();

  /** @param onDone called when the row of the record may have been removed */
  async function restoreRecord(record: Deleted, onDone: () => void, categoryId?: string) {
    const { id, recordId, title } = record;
    const kind = kindOf(record);
    if (!kind) return;
    let isGone = false;
    const isRestored = await restore(
      [{ kind, id: recordId }],
      { success: words.success(title), name: words.restoreName(title) },
      {
        categoryId,
        onCategoryGone() {
          isGone = true;
          setRefusal({ id });
        },
      },
    );
    // After a failure, another category can be chosen.
    if (categoryId === undefined ? !isGone : isRestored) onDone();
  }

  /** Restores all selected records, or none of them. */
  async function restoreSelected(rows: Deleted[], onDone: () => void) {
    const records = rows.flatMap((row) => {
      const kind = kindOf(row);
      return kind ? { kind, id: row.recordId } : [];
    });
    const texts = { success: words.successAll(rows.length), name: words.restoreSelected };
    if (!(await restore(records, texts))) return;
    choice.drop(rows.map(({ id }) => id));
    onDone();
  }

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
            {(rows) => (
              <AsyncButton
                name={words.restoreSelected}
                label={words.restore}
                run={() => restoreSelected(rows, onDone)}
              />
            )}
          </ChoiceBar>
        )}
        actions={(record, onDone) =>
          kindOf(record) && (
            <AsyncButton
              name={words.restoreName(record.title)}
              label={words.restore}
              run={() => restoreRecord(record, onDone)}
            />
          )
        }
        detail={(record, onDone) => {
          const kind = kindOf(record);
          return (
            kind &&
            record.id === refusal?.id && (
              <RestoreIntoCategory
                kind={kind}
                title={record.title}
                refusal={refusal}
                restore={(categoryId) => restoreRecord(record, onDone, categoryId)}
              />
            )
          );
        }}
        hasNoLinks
      />
    </AdminPage>
  );
}

const kindOf = ({ kind }: Deleted) => adminKindNames.find((each) => kindConstant(each) === kind);

function useDeletedColumns(): Column<Deleted>[] {
  const { adminLists, deleted: words } = useAdminMessages();
  const { columns } = words;
  return columnsOf(
    { ...columns, title: adminLists.title },
    {
      title: { card: 'title', cell: ({ title }) => <MultilingualText text={title} /> },
      kind: detail('lg:w-36', (record) => <TranslatedKindName record={record} />),
      deletedAt: namedDetail('lg:w-44', ({ deletedAt }) => <Instant at={deletedAt} />),
      deletedBy: detail('lg:w-48', ({ deletedBy }) => deletedBy),
      restorableUntil: namedDetail('lg:w-44', ({ restorableUntil }) => (
        <Instant at={restorableUntil} />
      )),
    },
  );
}
