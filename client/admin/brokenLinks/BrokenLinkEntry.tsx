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
import type { BrokenLinkEntry_BrokenLinkFragment } from './BrokenLinkEntry.generated.ts';
import { useBrokenLink } from './useBrokenLink.ts';

interface BrokenLinkEntryProps {
  link: BrokenLinkEntry_BrokenLinkFragment;
}

/** A broken link: its record, the reason, and its operations. */
export function BrokenLinkEntry({ link }: BrokenLinkEntryProps) {
  const { recordId, title, url, problem, status, brokenSince } = link;
  const { brokenLinks: words } = useAdminMessages();
  const dateTime = useDateTime();
  const { recheck, dismiss } = useBrokenLink(url);
  const kind = translatedKindOf(link);
  return (
    <article>
      <h2 className="text-lg font-semibold">
        <MultilingualText text={title} />
      </h2>
      {kind && (
        <p className="text-sm text-muted">
          <TranslatedKindName kind={kind}>{(name) => name}</TranslatedKindName>
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
        <AsyncButton
          name={words.recheckName(url)}
          label={words.recheck}
          busyLabel={words.rechecking}
          run={recheck}
        />
        <AsyncButton
          name={words.dismissName(url)}
          label={words.dismiss}
          busyLabel={words.dismissing}
          run={dismiss}
        />
      </div>
    </article>
  );
}
