import { fieldLabels } from '../../../api/shared/activity/fieldLabels.ts';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { paymentDetails } from '../../../api/shared/payments/paymentDetails.ts';
import { constantCase } from '../../content/adminKinds.ts';
import type { ActivityKind } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import type { ActivityEntry_ActivityFragment } from './ActivityEntry.generated.ts';

type Entry = ActivityEntry_ActivityFragment;

/** Kinds whose actions need no name of a record. */
const unnamed: readonly ActivityKind[] = ['SIGN_IN', 'EXPORT'];

/** Formats an entry in the language of the page. */
export function useEntryWords() {
  const catalogues = useAdminMessages();
  const { activity: words, accounts, history, selected, settings, fees } = catalogues;
  const { applications } = catalogues.adminMail;
  const { names: feasts } = useObservanceMessages();
  function changed({ kind, fields }: Entry): string[] {
    const labels = fieldLabels(catalogues, kind === 'MEMBERSHIP_TYPE');
    const names = fields.flatMap((field) => labels[field] ?? []);
    return names.length > 0 ? [words.fields(words.listOf(names))] : [];
  }
  return {
    /** The names of the changed fields. */
    changed,
    action: ({ action, kind, imported }: Entry) =>
      unnamed.includes(kind)
        ? words.actions[action]
        : words.did(words.actions[action], wordOf(words.kinds, imported ?? kind)),
    title({ kind, title, recordId, exported }: Entry): string {
      if (kind === 'EXPORT') return wordOf({ ...words.kinds, ...words.exports }, exported ?? '');
      if (kind === 'FEAST_DATE') {
        const [feast = '', year = ''] = recordId.split(' ');
        return `${wordOf(feasts, feast)} ${year}`;
      }
      if (kind === 'SITE_PICTURE') return wordOf(settings.pictures.places, recordId);
      if (kind === 'SETTINGS' || kind === 'SIGN_IN') return '';
      return title ?? words.gone(recordId);
    },
    details(entry: Entry): string[] {
      const { fields, roles, device, rows, restoredVersion, reason, payment, fee, state } = entry;
      return [
        ...changed(entry),
        ...(roles.length > 0
          ? [words.roles(words.listOf(roles.map((role) => accounts.roles[role])))]
          : []),
        ...(device ? [device] : []),
        ...(rows === null ? [] : [words.entries(rows)]),
        ...(payment ? paymentDetails(fees, payment, fields) : []),
        ...(state ? [applications.log.state(applications.states[state])] : []),
        ...(fee ? [fees.fee(moneyText(fee.amountCents), fee.fromYear)] : []),
        ...(reason ? [selected.deleteMembers.reasons[reason]] : []),
        ...(restoredVersion === null ? [] : [history.restored(String(restoredVersion))]),
      ];
    },
  };
}

/**
 * The message for a name, or the name itself if there is none. Kinds have their names of the
 * schema.
 */
export const wordOf = (words: Record<string, string>, name: string) =>
  words[name] ?? words[constantCase(name)] ?? name;
