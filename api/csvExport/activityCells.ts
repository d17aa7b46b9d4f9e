import type { Entry } from '../activity/listActivity.ts';
import { entryDetails, fieldLabels, wordOf } from '../shared/activity/entryWords.ts';
import { instantCell } from './exportTable.ts';
import type { ExportWords } from './exportWords.ts';

/** An entry of the activity log as cells of a table. */
export function activityCells(entry: Entry, catalogue: ExportWords): string[] {
  const { at, accountName, action, kind, title, recordId } = entry;
  const { activity: words, observances } = catalogue;
  const [feast = '', year = ''] = recordId.split(' ');
  return [
    instantCell(at),
    accountName ?? words.nobody,
    words.actions[action],
    wordOf(words.kinds, kind),
    kind === 'feastDate' ? `${wordOf(observances.names, feast)} ${year}` : (title ?? ''),
    recordId,
    detailsOf(entry, catalogue),
  ];
}

function detailsOf({ details, kind }: Entry, catalogue: ExportWords): string {
  const { activity: words, accounts } = catalogue;
  const { fields = [], roles = [], browser, system, what } = details;
  const labels = fieldLabels(catalogue, kind === 'membershipType');
  const parts = [
    ...fields.flatMap((field) => labels[field] ?? []),
    ...roles.map((role) => accounts.roles[role]),
    ...[browser, system].flatMap((name) => name ?? []),
    ...(what === undefined ? [] : [wordOf({ ...words.kinds, ...words.exports }, what)]),
    ...entryDetails(catalogue, details),
  ];
  return words.listOf(parts);
}
