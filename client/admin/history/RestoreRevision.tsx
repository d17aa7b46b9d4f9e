import { useRef, useState } from 'react';
import { type AdminKindName, kindConstant } from '../../content/adminKinds.ts';
import { evictRecords } from '../../content/evictRecords.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { RestoreIntoCategory } from '../../content/categories/RestoreIntoCategory.tsx';
import { useRecordFailureText } from '../../content/useRestore.ts';
import { useApi } from '../../graphql/api.ts';
import { failureOf, isCategoryGone } from '../../graphql/errors.ts';
import { refreshQueries } from '../../graphql/refreshQueries.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { useRestoreRevisionMutation } from './RevisionEntry.generated.ts';

interface RestoreRevisionProps {
  kind: AdminKindName;
  recordId: string;
  presentVersion: number;
  /** The number of the version to restore. */
  former: number;
  /** Called with the version number of the record after the restoration. */
  onRestored: (version: number) => void;
}

/** Restores a former version, unless somebody has changed the record since the page was loaded. */
export function RestoreRevision(props: RestoreRevisionProps) {
  const { kind, recordId: id, presentVersion: version, former, onRestored } = props;
  const { admin, history: words } = useAdminMessages();
  const { load } = useApi();
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
    } catch (error) {
      if (isCategoryGone(error)) setRefusal({});
      else {
        // Nothing was typed here, so the messages of forms do not fit.
        const reason = words.reasons[failureOf(error).reason] ?? failureText(error, [kind]);
        notify({ tone: 'bad', text: admin.notDone(words.restoreName(name)), reason });
      }
    }
    // Also after a failure: another admin may have changed the record.
    await load()
      .then(refreshQueries)
      .catch(() => undefined);
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
