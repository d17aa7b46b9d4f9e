import { useHref } from 'react-router-dom';
import { useSiteSettings } from '../../layout/footer/siteSettings.ts';
import { useMessages } from '../../messages/messages.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import { toolStyle } from '../../ui/toolStyle.ts';
import { useEventMessages } from './messages.ts';

interface SubscriptionProps {
  /** The path of the calendar. */
  path: string;
  /** The name of the calendar in the visitor's program. */
  name: string;
  heading: string;
  text: string;
}

/** Links to subscribe to the calendar of all events, which updates with the site. */
export function SubscribeToCalendar() {
  const { calendar: words } = useEventMessages();
  const { association } = useMessages();
  const { subscribe: heading, subscribeText: text } = words;
  return (
    <Subscription path="/calendar.ics" name={association.name} heading={heading} text={text} />
  );
}

/** Links to subscribe to a calendar of this site. */
export function Subscription({ path: ownPath, name, heading, text }: SubscriptionProps) {
  const { calendar: words } = useEventMessages();
  const path = useHref(ownPath);
  const address = (useSiteSettings()?.siteUrl ?? '') + path;
  // No app of Android opens `webcal:`. There the link opens the events as they are now.
  const isAndroid = useBrowserValue(() => navigator.userAgent.includes('Android'), false);
  const webcal = address.replace(/^https?:/, 'webcal:');
  const google = new URLSearchParams({ cid: webcal });
  const outlook = new URLSearchParams({ url: address, name });
  return (
    <details className="border-t border-line pt-6 print:hidden">
      <summary className={`${toolStyle} cursor-pointer`}>{heading}</summary>
      <div className="max-w-2xl space-y-3">
        <p>{text}</p>
        <ul className="flex flex-wrap gap-x-8">
          <li>
            <a href={isAndroid ? path : webcal} className={`${toolStyle} text-green`}>
              {words.app}
            </a>
          </li>
          <li>
            <ExternalLink
              href={`https://calendar.google.com/calendar/render?${google}`}
              name={words.google}
            >
              {words.google}
            </ExternalLink>
          </li>
          <li>
            <ExternalLink
              href={`https://outlook.live.com/calendar/0/addfromweb?${outlook}`}
              name={words.outlook}
            >
              {words.outlook}
            </ExternalLink>
          </li>
        </ul>
        <p>
          {words.otherApps}{' '}
          <a href={path} className="wrap-anywhere underline underline-offset-4">
            {address}
          </a>
        </p>
      </div>
    </details>
  );
}
