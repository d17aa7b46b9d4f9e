import { Link } from 'react-router-dom';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { toolStyle } from '../../ui/toolStyle.ts';
import {
  TranslatedKindName,
  translatedKindOf,
} from '../../content/translation/translatedKinds.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import {
  type BrokenLinkEntry_BrokenLinkFragment,
  useDismissBrokenLinkMutation,
  useRecheckLinkMutation,
} from './BrokenLinkEntry.generated.ts';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';

interface BrokenLinkEntryProps {
  link: BrokenLinkEntry_BrokenLinkFragment;
}

/** A broken link: its record, the reason, and its operations. */
export function BrokenLinkEntry({ link }: BrokenLinkEntryProps) {
  const { recordId, title, url, problem, status, brokenSince } = link;
  const { admin, brokenLinks: words } = useAdminMessages();
  const dateTime = useDateTime();
  const refresh = useRefresh();
  const [change] = useDismissBrokenLinkMutation();
  const [askAgain] = useRecheckLinkMutation();
  const { notify } = useToaster();
  const failureText = useFailureText();

  async function setDismissed(dismissed: boolean) {
    await change({ variables: { url, dismissed } });
    await refresh();
  }

  const name = words.undoName(url);

  async function listAgain() {
    try {
      await setDismissed(false);
      notify({ tone: 'good', text: words.listedAgain });
    } catch (error) {
      notify({ tone: 'bad', text: admin.notDone(name), reason: failureText(error) });
    }
  }

  async function recheck() {
    await askAgain({ variables: { url } });
    return words.willRecheck;
  }

  async function dismiss() {
    await setDismissed(true);
    const action = { label: admin.undo, name, run: () => void listAgain() };
    notify({ tone: 'good', text: words.dismissed, action });
  }

  const kind = translatedKindOf(link);
  return (
    <article>
      <h2 className="text-lg font-semibold">
        <MultilingualText text={title} />
      </h2>
      {kind && (
        <p className="text-sm text-muted">
          <TranslatedKindName record={link} />
        </p>
      )}
      <p className="mt-1 wrap-anywhere">
        <ExternalLink href={url} name={url}>
          {url}
        </ExternalLink>
      </p>
      <p className="mt-1">
        {words.problems[problem]}
        {status !== null && ` (${String(status)})`}{' '}
        <time dateTime={brokenSince} className="text-muted">
          {words.since(dateTime(brokenSince))}
        </time>
      </p>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {kind && (
          <Link to={`${kind.editPath}/${recordId}`} className={toolStyle}>
            <AccessibleLabel name={words.editName(title)}>{words.edit}</AccessibleLabel>
          </Link>
        )}
        <AsyncButton name={admin.named(words.recheck, url)} label={words.recheck} run={recheck} />
        <AsyncButton name={admin.named(words.dismiss, url)} label={words.dismiss} run={dismiss} />
      </div>
    </article>
  );
}
