import type { Entry } from '../activity/listActivity.ts';
import { constantCase } from '../content/contentKinds.ts';
import { fieldLabels } from '../shared/activity/fieldLabels.ts';
import { moneyText } from '../shared/payments/money.rules.ts';
import { paymentDetails } from '../shared/payments/paymentDetails.ts';
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
    wordOf(words.kinds, constantCase(kind)),
    kind === 'feastDate' ? `${wordOf(observances.names, feast)} ${year}` : (title ?? ''),
    recordId,
    detailsOf(entry, catalogue),
  ];
}

function detailsOf({ details, kind }: Entry, catalogue: ExportWords): string {
  const { activity: words, accounts, fees, history } = catalogue;
  const { fields = [], roles = [], browser, system, what, rows, restoredVersion } = details;
  const { fee, payment, state } = details;
  const { applications } = catalogue.adminMail;
  const labels = fieldLabels(catalogue, kind === 'membershipType');
  const parts = [
    ...fields.flatMap((field) => labels[field] ?? []),
    ...roles.map((role) => accounts.roles[role]),
    ...[browser, system].flatMap((name) => name ?? []),
    ...(what === undefined ? [] : [wordOf({ ...words.kinds, ...words.exports }, what)]),
    ...(rows === undefined ? [] : [words.entries(rows)]),
    ...(payment ? paymentDetails(fees, payment, fields) : []),
    ...(state ? [applications.log.state(applications.states[state])] : []),
    ...(fee ? [fees.fee(moneyText(fee.amountCents), fee.fromYear)] : []),
    ...(restoredVersion === undefined ? [] : [history.restored(String(restoredVersion))]),
  ];
  return words.listOf(parts);
}

/** The word for a name, or the name itself if there is none. */
const wordOf = (words: Record<string, string>, name: string) =>
  words[name] ?? words[constantCase(name)] ?? name;
