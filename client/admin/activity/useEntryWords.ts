import { entryDetails, fieldLabels, wordOf } from '../../../api/shared/activity/entryWords.ts';
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
  const { activity: words, accounts, settings } = catalogues;
  const { names: feasts } = useObservanceMessages();
  function changed({ kind, fields }: Entry): string[] {
    const labels = fieldLabels(catalogues, kind === 'MEMBERSHIP_TYPE');
    const names = fields.flatMap((field) => labels[field] ?? []);
    return names.length > 0 ? [words.fields(catalogues.admin.listOf(names))] : [];
  }
  return {
    /** The names of the changed fields. */
    changed,
    action: ({ action, kind, imported }: Entry) =>
      unnamed.includes(kind)
        ? words.actions[action]
        : catalogues.admin.named(words.actions[action], wordOf(words.kinds, imported ?? kind)),
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
      const { roles, device } = entry;
      return [
        ...changed(entry),
        ...(roles.length > 0
          ? [words.roles(catalogues.admin.listOf(roles.map((role) => accounts.roles[role])))]
          : []),
        ...(device ? [device] : []),
        ...entryDetails(catalogues, entry),
      ];
    },
  };
}
