import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { undoDays } from '../../../api/shared/csv/csvLimits.rules.ts';
import { type ConfirmedWords, ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { ImportedKind } from './importedKinds.ts';
import {
  type RecentImports_ImportFragment,
  useRecentImportsQuery,
  useRecentMemberImportsQuery,
} from './RecentImports.generated.ts';
import { type Undone, useImportOperations } from './useImportOperations.ts';

/** The imports of a kind that can be undone, or could be until recently. */
export function RecentImports({ kind }: { kind: ImportedKind }) {
  const { csvImport: words } = useAdminMessages();
  const { constant } = kind;
  const fetchPolicy = 'cache-and-network' as const;
  const ofContent = useRecentImportsQuery({
    variables: { kind: constant ?? 'EVENT' },
    skip: constant === null,
    fetchPolicy,
  });
  const ofMembers = useRecentMemberImportsQuery({ skip: constant !== null, fetchPolicy });
  const isOfMembers = constant === null;
  const query = isOfMembers ? ofMembers : ofContent;
  const imports = isOfMembers ? ofMembers.data?.memberImports : ofContent.data?.imports;
  return (
    <section className="mt-12">
      <h2 className="text-lg font-semibold">{words.recent.heading}</h2>
      <p className="mt-1 max-w-[44em] text-muted">{words.recent.intro(undoDays)}</p>
      <QueryBoundary query={{ ...query, data: imports }}>
        {(listed) =>
          listed.length === 0 ? (
            <p className="mt-4">{words.recent.empty}</p>
          ) : (
            <ul className="mt-4 max-w-[44em] divide-y divide-line border-y border-line">
              {listed.map((each) => (
                <RecentImport key={each.id} imported={each} kind={kind} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  );
}

interface RecentImportProps {
  imported: RecentImports_ImportFragment;
  kind: ImportedKind;
}

/** An import: its file, its counts, its author and time, and the button that undoes it. */
function RecentImport({ imported, kind }: RecentImportProps) {
  const { admin, csvImport: words } = useAdminMessages();
  const dateTime = useDateTime();
  const { undo } = useImportOperations(kind);
  const { id, fileName, createdAt, accountName, added, updated, undoneAt, undone, kept, canUndo } =
    imported;
  const outcome = useRef<Undone>({ deleted: 0, restored: 0, kept: 0 });
  const confirmed: ConfirmedWords = {
    action: admin.undo,
    buttonName: words.recent.undoName,
    title: words.recent.question,
    text: kind.constant === null ? words.recent.membersGo : words.recent.contentGoes,
    success: () => words.undone(outcome.current),
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{fileName || words.recent.unnamed}</p>
        <p className="text-sm text-muted">
          {[words.recent.rows(added, updated), dateTime(createdAt), accountName]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {undoneAt && (
          <p className="text-sm">
            {words.recent.undone(dateTime(undoneAt), undone, added + updated)}
          </p>
        )}
        {kept.length > 0 && (
          <p className="text-sm">
            {words.recent.kept}{' '}
            {kept.map((record, index) => (
              <span key={record.id}>
                {index > 0 && ' · '}
                <Link to={`${kind.editPath}/${record.id}`} className="text-link underline">
                  <MultilingualText text={record.title} />
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
      {canUndo && (
        <ConfirmedButton
          words={confirmed}
          subject={fileName || words.recent.unnamed}
          run={async () => {
            outcome.current = await undo(id);
          }}
        />
      )}
    </li>
  );
}
