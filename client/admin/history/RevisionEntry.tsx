import { useEffect, useRef } from 'react';
import { type AdminKindName, adminKinds } from '../../content/adminKinds.ts';
import { TextChanges } from '../../ui/text/TextChanges.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { languages } from '../../../api/shared/messages/languages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { FileChange } from './FileChange.tsx';
import { RestoreRevision } from './RestoreRevision.tsx';
import type { RevisionEntry_RevisionFragment } from './RevisionEntry.generated.ts';

interface RevisionEntryProps {
  kind: AdminKindName;
  recordId: string;
  /** The current version number of the record. */
  presentVersion: number;
  revision: RevisionEntry_RevisionFragment;
  /** The version number that the last restoration on this page created; null if there was none. */
  restored: number | null;
  onRestored: (version: number) => void;
}

/** A version of a record: its author, its time, and its changes. */
export function RevisionEntry(props: RevisionEntryProps) {
  const { kind, recordId, presentVersion, revision, restored, onRestored } = props;
  const { version, changedAt, changedBy, isPresent } = revision;
  const { history: words } = useAdminMessages();
  const dateTime = useDateTime();
  const heading = useRef<HTMLHeadingElement>(null);
  const isRestored = restored === version;
  useEffect(() => {
    if (isRestored) heading.current?.focus();
  }, [isRestored]);
  return (
    <article aria-labelledby={`version-${String(version)}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2
          ref={heading}
          id={`version-${String(version)}`}
          tabIndex={-1}
          className="text-lg font-semibold"
        >
          {words.version(String(version))}
        </h2>
        {isPresent ? (
          <p className="text-muted">{words.present}</p>
        ) : (
          <RestoreRevision
            kind={kind}
            recordId={recordId}
            presentVersion={presentVersion}
            former={version}
            onRestored={onRestored}
          />
        )}
      </div>
      <p className="wrap-anywhere text-muted">
        {changedBy ?? words.unknownPerson}
        {changedAt && (
          <>
            {' · '}
            <time dateTime={changedAt}>{dateTime(changedAt)}</time>
          </>
        )}
      </p>
      {!revision.restoresFiles && <p className="text-muted">{words.fileStays}</p>}
      <Changes kind={kind} revision={revision} />
    </article>
  );
}

function Changes({ kind, revision }: Pick<RevisionEntryProps, 'kind' | 'revision'>) {
  const { history: words, translations } = useAdminMessages();
  const { fileChange, isCreation, restoredVersion } = revision;
  const inWords = ['isOutdated', 'albumOrder'];
  const changes = revision.changes.filter(({ field }) => !inWords.includes(field));
  const ofTranslations = revision.changes.filter(({ field }) => field === 'isOutdated');
  const { labelOf, valueOf } = useFieldWords(kind);
  const dateTime = useDateTime();
  const textOf = (field: string, text: string) =>
    text && ['publishedAt', 'unpublishAt'].includes(field)
      ? dateTime(`${text}Z`)
      : valueOf(field, text);
  if (isCreation) return <p className="mt-3">{words.created}</p>;
  return (
    <>
      {restoredVersion !== null && (
        <p className="mt-3">{words.restored(String(restoredVersion))}</p>
      )}
      {fileChange && <FileChange change={fileChange} />}
      {changes.length > 0 && (
        <dl className="mt-3 grid gap-y-3">
          {changes.map(({ field, language, isTranslation, before, after }) => (
            <TextChanges
              key={`${field} ${language}`}
              label={
                isTranslation
                  ? translations.translationOf(labelOf(field), translations.names[language])
                  : labelOf(field)
              }
              lang={languages[language].tag}
              before={textOf(field, before)}
              now={textOf(field, after)}
            />
          ))}
        </dl>
      )}
      {revision.changes.some(({ field }) => field === 'albumOrder') && (
        <p className="mt-3">{words.albumOrder}</p>
      )}
      {ofTranslations.map(({ language, after }) => (
        <p key={language} className="mt-3">
          {after === 'true' ? words.translation.outdatedAgain : words.translation.stillRight}
        </p>
      ))}
    </>
  );
}

/** Most fields have the same label as in the form of their kind. */
function useFieldWords(kind: AdminKindName) {
  const { useMessages: useWords } = adminKinds[kind];
  const { fields } = useWords();
  const { history: words } = useAdminMessages();
  const further: Record<string, string> = words.fields;
  return {
    labelOf: (field: string) => fields[field]?.label ?? further[field] ?? field,
    valueOf: (field: string, text: string) => fields[field]?.values?.[text] ?? text,
  };
}
