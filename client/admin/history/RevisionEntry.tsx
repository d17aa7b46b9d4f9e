import { useEffect, useRef, useState } from 'react';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { type AdminKindName, adminKinds, kindConstant } from '../../content/adminKinds.ts';
import { RestoreIntoCategory } from '../../content/categories/RestoreIntoCategory.tsx';
import { evictRecords } from '../../content/evictRecords.ts';
import { useRecordFailureText } from '../../content/useRestore.ts';
import { failureOf, isCategoryGone } from '../../graphql/errors.ts';
import { useRefresh } from '../../lists/useRefresh.ts';
import { TextChanges } from '../../ui/text/TextChanges.tsx';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { languages } from '../../../api/shared/messages/languages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { FileChange } from './FileChange.tsx';
import {
  type RevisionEntry_RevisionFragment,
  useRestoreRevisionMutation,
} from './RevisionEntry.generated.ts';

interface RevisionEntryProps {
  kind: AdminKindName;
  recordId: string;
  /** The current version number of the record. */
  presentVersion: number;
  revision: RevisionEntry_RevisionFragment;
  /** The version number that the last restoration on this page created; null if there was none. */
  restored: number | null;
  /** Called with the version number of the record after the restoration. */
  onRestored: (version: number) => void;
}

/** A version of a record: its author, its time, and its changes. */
export function RevisionEntry(props: RevisionEntryProps) {
  const { kind, revision, restored } = props;
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
        {isPresent ? <p className="text-muted">{words.present}</p> : <RestoreRevision {...props} />}
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

/** Restores a former version, unless somebody has changed the record since the page was loaded. */
function RestoreRevision(props: RevisionEntryProps) {
  const { kind, recordId: id, presentVersion: version, revision, onRestored } = props;
  const { version: former } = revision;
  const { admin, history: words } = useAdminMessages();
  const refresh = useRefresh();
  const { notify } = useToaster();
  const failureText = useRecordFailureText();
  const [restore] = useRestoreRevisionMutation();
  const name = String(former);
  const button = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<object | null>(null);

  async function run(categoryId?: string) {
    try {
      const { data } = await restore({
        variables: {
          kind: kindConstant(kind),
          id,
          version,
          former,
          ...(categoryId !== undefined && { categoryId }),
        },
        update: (cache) => evictRecords(cache, kind),
      });
      if (!data) throw new TypeError('The response was empty.');
      const { restoredFiles, version: restored } = data.restoreRevision;
      const said = restoredFiles ? words.success : words.successWithoutFile;
      notify({ tone: 'good', text: said(name) });
      // The focused button is removed with the choice.
      if (refusal) button.current?.focus();
      setRefusal(null);
      onRestored(restored);
      await refresh();
    } catch (error) {
      if (isCategoryGone(error)) setRefusal({});
      else {
        // Nothing was typed here, so the messages of forms do not fit.
        const reason = words.reasons[failureOf(error).reason] ?? failureText(error, [kind]);
        notify({ tone: 'bad', text: admin.notDone(words.restoreName(name)), reason });
      }
      // Another admin may have changed the record.
      await refresh({ isQuiet: true });
    }
  }

  return (
    <>
      <AsyncButton
        ref={button}
        name={words.restoreName(name)}
        label={words.restore}
        run={() => run()}
      />
      {refusal && (
        <div className="w-full">
          <RestoreIntoCategory
            kind={kind}
            title={words.version(name)}
            refusal={refusal}
            restore={run}
          />
        </div>
      )}
    </>
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
