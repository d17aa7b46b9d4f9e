import type { ApolloCache } from '@apollo/client';
import type { ComponentProps } from 'react';
import type { Language } from '../../graphql/schemaTypes.generated.ts';
import { QueryTable, type QueryTableProps } from '../../lists/QueryTable.tsx';
import { type Choice, useChoice } from '../../lists/useChoice.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { ExportButton } from '../ExportButton.tsx';
import { ChoiceBar } from './ChoiceBar.tsx';
import type { BulkOperation } from './bulkOperation.ts';
import { useBulkChange } from './useBulkChange.ts';
import { Button } from '../../ui/Button.tsx';

interface Selection<Row extends { id: string }> {
  nameOf: (row: Row) => string;
  operations: BulkOperation<Row>[];
  /** Evicts from the cache what must be read again after a change. */
  forget: (cache: ApolloCache) => void;
  /** The file name and the source of the exported table of the selected rows. */
  fileName: string;
  makeTable: (
    ids: string[],
    language: Language,
  ) => ReturnType<ComponentProps<typeof ExportButton>['makeTable']>;
}

interface SelectableTableProps<Data, Row extends { id: string }> extends Omit<
  QueryTableProps<Data, Row>,
  'choice' | 'selectedBar'
> {
  selection: Selection<Row>;
}

/** The paginated list of a query as a table whose rows can be selected. */
export function SelectableTable<Data, Row extends { id: string }>(
  props: SelectableTableProps<Data, Row>,
) {
  const { selection, ...table } = props;
  const choice = useChoice<Row>();
  return (
    <QueryTable
      {...table}
      choice={{ of: choice, nameOf: selection.nameOf }}
      selectedBar={(onDone, shown) => (
        <SelectedBar choice={choice} shown={shown} onDone={onDone} {...selection} />
      )}
    />
  );
}

interface SelectedBarProps<Row extends { id: string }> extends Selection<Row> {
  choice: Choice<Row>;
  shown: Row[];
  onDone: () => void;
}

/** The operations on the selected rows of a list. */
function SelectedBar<Row extends { id: string }>(props: SelectedBarProps<Row>) {
  const { choice, shown, nameOf, operations, forget, fileName, makeTable, onDone } = props;
  const { selected: words } = useAdminMessages();
  const change = useBulkChange(nameOf, forget);
  const then = {
    onDone(ids: string[]) {
      choice.drop(ids);
      onDone();
    },
    onMissing: choice.drop,
  };
  return (
    <ChoiceBar choice={choice} shown={shown} onDone={onDone}>
      {(rows) => (
        <>
          {operations.map((operation) => {
            const { appliesTo = () => true } = operation;
            const suitable = rows.filter(appliesTo);
            if (suitable.length === 0) return null;
            return (
              <Button
                look="tool"
                name={operation.words.actionName}
                key={operation.words.action}
                onClick={({ currentTarget }) => change(operation, suitable, currentTarget, then)}
                className={operation.isDeletion ? 'text-red' : ''}
              >
                {operation.words.action}
              </Button>
            );
          })}
          <ExportButton
            fileName={fileName}
            name={words.exportSelected}
            makeTable={(language) =>
              makeTable(
                rows.map(({ id }) => id),
                language,
              )
            }
          />
        </>
      )}
    </ChoiceBar>
  );
}
