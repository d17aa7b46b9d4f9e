import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type AdminKindName, adminKinds, kindConstant } from '../../content/adminKinds.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { useRecordHistoryQuery } from './RecordHistory.generated.ts';
import { RevisionEntry } from './RevisionEntry.tsx';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { useRemoveFormerFilesMutation } from './RemoveFormerFiles.generated.ts';

interface RecordHistoryProps {
  kind: AdminKindName;
  id: string;
}

const isKind = (name: string): name is AdminKindName => Object.hasOwn(adminKinds, name);

/**
 * The history of a record: who changed it and how, with buttons to restore a version
 * (docs/product/records.md, section 6.20).
 */
export function Component() {
  const { kind = '', id = '' } = useParams();
  const { adminForms, history } = useAdminMessages();
  if (isKind(kind)) return <RecordHistory kind={kind} id={id} />;
  return <AdminPage heading={history.open} intro={adminForms.missing} />;
}

function RecordHistory({ kind, id }: RecordHistoryProps) {
  const { adminForms, history: words } = useAdminMessages();
  const query = useRecordHistoryQuery({
    variables: { kind: kindConstant(kind), id },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useRemoveFormerFilesMutation();
  const list = useRef<HTMLOListElement>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const { editPath } = adminKinds[kind];
  const present = query.data?.revisions.nodes[0];
  return (
    <QueryPage
      query={query}
      heading={present ? words.openName(present.title) : words.open}
      intro={words.intro}
      {...(present && {
        back: { to: `/admin/${editPath}/${id}`, name: words.back(present.title) },
      })}
    >
      {({ revisions: { nodes, pageInfo }, formerFileCount }) => {
        if (!present) return <p className="py-10 text-lg">{adminForms.missing}</p>;
        return (
          <>
            {formerFileCount > 0 && (
              // For a file that must not stay until the site removes it.
              <ConfirmedButton
                words={words.removal}
                subject={present.title}
                run={() => remove({ variables: { kind: kindConstant(kind), id } })}
              />
            )}
            <ol ref={list} className="max-w-[44em] border-y border-line divide-y divide-line">
              {nodes.map((revision) => (
                <li key={revision.id} className="py-5">
                  <RevisionEntry
                    kind={kind}
                    recordId={id}
                    presentVersion={present.version}
                    revision={revision}
                    restored={restored}
                    onRestored={setRestored}
                  />
                </li>
              ))}
            </ol>
            <LoadMore
              pageInfo={pageInfo}
              load={(after) => query.fetchMore({ variables: { after } })}
              list={list}
            />
          </>
        );
      }}
    </QueryPage>
  );
}
