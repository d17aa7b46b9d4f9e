import { useEffect, useState } from 'react';
import { type AdminKindName, adminKinds } from '../../content/adminKinds.ts';
import { kindConstant } from '../../content/kindConstant.ts';
import { toolStyle } from '../../content/toolStyle.ts';
import { evictCategoryEntries, evictQueryFields } from '../../forms/evictCache.ts';
import { useApi } from '../../graphql/api.ts';
import { refreshQueries } from '../../graphql/refreshQueries.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AccessibleLabel } from '../../ui/AccessibleLabel.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { useToasts } from '../../ui/toasts.ts';
import { useRestoreRevisionMutation } from './RevisionEntry.generated.ts';

interface RestoreRevisionProps {
  kind: AdminKindName;
  recordId: string;
  presentVersion: number;
  /** The number of the version to restore. */
  former: number;
}

/** Restores a former version, unless somebody has changed the record since the page was read. */
export function RestoreRevision(props: RestoreRevisionProps) {
  const { kind, recordId: id, presentVersion: version, former } = props;
  const { query, categories } = adminKinds[kind];
  const { history: words } = useAdminMessages();
  const { load } = useApi();
  const { bring, notify } = useToasts();
  useEffect(() => bring(Toaster), [bring]);
  const failureText = useFailureText();
  const [restore] = useRestoreRevisionMutation();
  const [isBusy, setIsBusy] = useState(false);
  const name = String(former);

  async function onClick() {
    setIsBusy(true);
    try {
      await restore({
        variables: { kind: kindConstant(kind), id, version, former },
        update(cache) {
          evictQueryFields(cache, [query, kind]);
          if (categories) evictCategoryEntries(cache, categories);
        },
      });
      notify({ tone: 'good', text: words.success(name) });
    } catch (error) {
      notify({ tone: 'bad', text: words.failure(name), reason: failureText(error) });
    }
    // After a failure, too: somebody else may have changed it.
    await load()
      .then(refreshQueries)
      .catch(() => undefined);
    setIsBusy(false);
  }

  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void onClick()}
      className={`${toolStyle} cursor-pointer`}
    >
      {isBusy ? (
        words.restoring
      ) : (
        <AccessibleLabel name={words.restoreName(name)}>{words.restore}</AccessibleLabel>
      )}
    </button>
  );
}
