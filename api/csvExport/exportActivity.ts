import { adminActivity as amharic } from '../shared/messages/am/adminActivity.ts';
import { accounts as accountsAmharic } from '../shared/messages/am/adminAccounts.ts';
import { member as memberAmharic } from '../shared/messages/am/adminMember.ts';
import { settings as settingsAmharic } from '../shared/messages/am/adminSettings.ts';
import { observances as observancesAmharic } from '../shared/messages/am/observances.ts';
import { fees as feesAmharic } from '../shared/messages/am/adminFees.ts';
import { adminHistory as historyAmharic } from '../shared/messages/am/adminHistory.ts';
import { adminActivity as english } from '../shared/messages/en/adminActivity.ts';
import { fees as feesEnglish } from '../shared/messages/en/adminFees.ts';
import { adminHistory as historyEnglish } from '../shared/messages/en/adminHistory.ts';
import { accounts as accountsEnglish } from '../shared/messages/en/adminAccounts.ts';
import { member as memberEnglish } from '../shared/messages/en/adminMember.ts';
import { settings as settingsEnglish } from '../shared/messages/en/adminSettings.ts';
import { observances as observancesEnglish } from '../shared/messages/en/observances.ts';
import { constantCase } from '../content/contentKindEnum.ts';
import type { Context } from '../context.ts';
import { instantCell } from './cells.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable } from './exportTable.ts';
import type { Language } from '../generated/prisma/client.ts';
import { type Entry, readEntries } from '../activity/listActivity.ts';
import type { Wanted } from '../activity/sources.ts';
import { paymentDetails } from '../shared/payments/paymentDetails.ts';
import { maxExportedActivity } from '../shared/csv/csvLimits.rules.ts';

const catalogues = {
  EN: {
    words: english,
    fees: feesEnglish,
    history: historyEnglish,
    roles: accountsEnglish.roles,
    feasts: observancesEnglish.names,
    fields: { ...settingsEnglish.fields, ...memberEnglish.fields },
  },
  AM: {
    words: amharic,
    fees: feesAmharic,
    history: historyAmharic,
    roles: accountsAmharic.roles,
    feasts: observancesAmharic.names,
    fields: { ...settingsAmharic.fields, ...memberAmharic.fields },
  },
};
type Catalogue = (typeof catalogues)[Language];

/** Exports activity, the latest first, and records the export. */
export async function exportActivity(
  context: Context,
  wanted: Wanted,
  language: Language,
): Promise<CsvExport> {
  const catalogue = catalogues[language];
  return exportTable(context, {
    what: 'activity',
    header: Object.values(catalogue.words.export.columns),
    entries: await readEntries(context, wanted, language, maxExportedActivity + 1),
    max: maxExportedActivity,
    rowsOf: (entries) => entries.map((entry) => cellsOf(entry, catalogue)),
  });
}

function cellsOf(entry: Entry, catalogue: Catalogue): string[] {
  const { at, accountName, action, kind, recordId } = entry;
  const { words } = catalogue;
  return [
    instantCell(at),
    accountName ?? words.nobody,
    words.actions[action],
    wordOf(words.kinds, constantCase(kind)),
    titleOf(entry, catalogue),
    recordId,
    detailsOf(entry, catalogue),
  ];
}

function titleOf({ kind, title, recordId }: Entry, { feasts }: Catalogue): string {
  if (kind !== 'feastDate') return title ?? '';
  const [feast = '', year = ''] = recordId.split(' ');
  return `${wordOf(feasts, feast)} ${year}`;
}

function detailsOf({ details }: Entry, catalogue: Catalogue): string {
  const { words, fees, history, roles: names, fields: labels } = catalogue;
  const { fields = [], roles = [], browser, system, what, rows, restoredVersion } = details;
  const fieldWords: Record<string, { label: string }> = {
    ...labels,
    secondFactorRequired: { label: words.secondFactorRequired },
  };
  const parts = [
    // Other fields have no label.
    ...fields.flatMap((field) => fieldWords[field]?.label ?? []),
    ...roles.map((role) => names[role]),
    ...[browser, system].flatMap((name) => name ?? []),
    ...(what === undefined ? [] : [wordOf({ ...words.kinds, ...words.exports }, what)]),
    ...(rows === undefined ? [] : [words.entries(rows)]),
    ...(details.payment ? paymentDetails(fees, details.payment, fields) : []),
    ...(restoredVersion === undefined ? [] : [history.restored(String(restoredVersion))]),
  ];
  return words.listOf(parts);
}

/** The word for a name, or the name itself if there is none. */
const wordOf = (words: Record<string, string>, name: string) =>
  words[name] ?? words[constantCase(name)] ?? name;
