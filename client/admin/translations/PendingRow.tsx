import { EditLink } from '../../content/EditLink.tsx';
import { TranslatedKindName, translatedKinds } from '../../content/translation/translatedKinds.ts';
import { toolsStyle } from '../../content/toolStyle.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import type { TranslationsQuery } from './Translations.generated.ts';

interface PendingRowProps {
  pending: TranslationsQuery['pendingTranslations']['nodes'][number];
}

/** A record of which a translation is missing or out of date. */
export function PendingRow({ pending }: PendingRowProps) {
  const { pending: words, names } = useAdminMessages().translations;
  const { title, recordId, language, state } = pending;
  const kind = translatedKinds.find((each) => each.kind === pending.kind);
  const stateText = state === 'MISSING' ? words.missing : words.outdated;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <h2 className="font-body text-lg leading-snug font-semibold wrap-anywhere">
          <MultilingualText text={title} />
        </h2>
        <p className="text-muted">
          {kind && <TranslatedKindName kind={kind}>{(name) => `${name} · `}</TranslatedKindName>}
          {stateText(names[language])}
        </p>
      </div>
      {kind && (
        <div className={`${toolsStyle} max-sm:w-full`}>
          <EditLink to={`${kind.editPath}/${recordId}`} title={title} />
        </div>
      )}
    </div>
  );
}
