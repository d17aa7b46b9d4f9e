import { useEffect, useRef, useState } from 'react';
import type { AdminKindName } from '../../content/adminKinds.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { RestoreIntoCategory } from '../../content/categories/RestoreIntoCategory.tsx';
import { evictRecords } from '../../content/evictRecords.ts';
import { kindConstant } from '../../content/kindConstant.ts';
import { useApi } from '../../graphql/api.ts';
import { failureOf, isCategoryGone } from '../../graphql/errors.ts';
import { refreshQueries } from '../../graphql/refreshQueries.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { useToasts } from '../../ui/toasts.ts';
import { useRestoreRevisionMutation } from './RevisionEntry.generated.ts';

interface RestoreRevisionProps {
  kind: AdminKindName;
  recordId: string;
  presentVersion: number;
  /** The number of the version to restore. */
  former: number;
  /** Told the number of the version that the record has then. */
  onRestored: (version: number) => void;
}

/** Restores a former version, unless somebody has changed the record since the page was read. */
export function RestoreRevision(props: RestoreRevisionProps) {
  const { kind, recordId: id, presentVersion: version, former, onRestored } = props;
  const { history: words } = useAdminMessages();
  const { load } = useApi();
  const { bring, notify } = useToasts();
  useEffect(() => bring(Toaster), [bring]);
  const failureText = useFailureText();
  const [restore] = useRestoreRevisionMutation();
  const name = String(former);
  const button = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<object | null>(null);

  async function run(categoryId?: string) {
    try {
      const { data } = await restore({
        variables: {
          ...{ kind: kindConstant(kind), id, version, former },
          ...(categoryId !== undefined && { categoryId }),
        },
        update: (cache) => evictRecords(cache, kind),
      });
      if (!data) throw new TypeError('The response was empty.');
      const { restoredFiles, version: restored } = data.restoreRevision;
      const said = restoredFiles ? words.success : words.successWithoutFile;
      notify({ tone: 'good', text: said(name) });
      // The button that had the focus goes with the choice.
      if (refusal) button.current?.focus();
      setRefusal(null);
      onRestored(restored);
    } catch (error) {
      if (isCategoryGone(error)) setRefusal({});
      else {
        // Nothing was typed here, of which the words for forms tell.
        const isChanged = failureOf(error).reason === 'changedMeanwhile';
        const reason = isChanged ? words.changedMeanwhile : failureText(error);
        notify({ tone: 'bad', text: words.failure(name), reason });
      }
    }
    // After a failure, too: somebody else may have changed it.
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
        busyLabel={words.restoring}
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
