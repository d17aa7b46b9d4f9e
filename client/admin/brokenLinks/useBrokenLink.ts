import { useApi } from '../../graphql/api.ts';
import { refreshQueries } from '../../graphql/refreshQueries.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';
import {
  useDismissBrokenLinkMutation,
  useRecheckLinkMutation,
} from './BrokenLinkEntry.generated.ts';

/** The operations on a broken link. Each shows its result and never rejects. */
export function useBrokenLink(url: string) {
  const { load } = useApi();
  const [dismiss] = useDismissBrokenLinkMutation();
  const [recheck] = useRecheckLinkMutation();
  const { notify } = useToaster();
  const { brokenLinks: words } = useAdminMessages();
  const failureText = useFailureText();

  async function attempt(change: () => Promise<void>) {
    try {
      await change();
    } catch (error) {
      notify({ tone: 'bad', text: words.failure, reason: failureText(error) });
    }
  }

  async function setDismissed(dismissed: boolean) {
    await dismiss({ variables: { url, dismissed } });
    await refreshQueries(await load());
  }

  const listAgain = () =>
    attempt(async () => {
      await setDismissed(false);
      notify({ tone: 'good', text: words.listedAgain });
    });

  return {
    recheck: () =>
      attempt(async () => {
        await recheck({ variables: { url } });
        notify({ tone: 'good', text: words.willRecheck });
      }),
    dismiss: () =>
      attempt(async () => {
        await setDismissed(true);
        const run = () => void listAgain();
        const action = { label: words.undo, name: words.undoName(url), run };
        notify({ tone: 'good', text: words.dismissed, action });
      }),
  };
}
