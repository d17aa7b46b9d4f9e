import { useEffect } from 'react';
import type { Choice } from '../../lists/useChoice.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { RecordOrder } from '../../graphql/schemaTypes.generated.ts';
import { AccessibleLabel } from '../../ui/AccessibleLabel.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { useToasts } from '../../ui/toasts.ts';
import { type AdminKindName, adminKinds } from '../adminKinds.ts';
import { ExportButton } from '../ExportButton.tsx';
import { toolStyle } from '../toolStyle.ts';
import { kindConstant } from '../kindConstant.ts';
import { ChoiceBar } from './ChoiceBar.tsx';
import { useExportRecordsMutation } from './ExportRecords.generated.ts';
import { type ChosenAction, useChosenChange } from './useChosenChange.ts';
import type { ListEntry } from './useRecordColumns.tsx';

interface ChosenRecordsProps {
  kind: AdminKindName;
  choice: Choice<ListEntry>;
  shown: ListEntry[];
  /** That of the list, which a table of them has, too. */
  order: RecordOrder;
  onDone: () => void;
}

const actions: ChosenAction[] = ['publish', 'takeDown', 'delete'];

/** What can be done with the records of a list that were chosen. */
export function ChosenRecords({ kind, choice, shown, order, onDone }: ChosenRecordsProps) {
  const { chosen: words } = useAdminMessages();
  const [exportRecords] = useExportRecordsMutation();
  const change = useChosenChange(kind);
  const { bring } = useToasts();
  useEffect(() => bring(Toaster), [bring]);
  const then = {
    onDone(ids: string[]) {
      choice.drop(ids);
      onDone();
    },
    onMissing: choice.drop,
  };
  return (
    <ChoiceBar choice={choice} shown={shown}>
      {(entries) => (
        <>
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              onClick={({ currentTarget }) =>
                change(
                  action,
                  entries.map(({ id, title, record: { version } }) => ({ id, title, version })),
                  currentTarget,
                  then,
                )
              }
              className={`${toolStyle} cursor-pointer ${action === 'delete' ? 'text-red' : ''}`}
            >
              <AccessibleLabel name={words[action].actionName}>
                {words[action].action}
              </AccessibleLabel>
            </button>
          ))}
          <ExportButton
            fileName={adminKinds[kind].path}
            name={words.exportChosen}
            makeTable={(language) =>
              exportRecords({
                variables: {
                  ...{
                    kind: kindConstant(kind),
                    order,
                    language,
                    period: 'ALL',
                    publication: 'ALL',
                  },
                  ids: entries.map(({ id }) => id),
                },
              })
            }
          />
        </>
      )}
    </ChoiceBar>
  );
}
