import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { groupPlatforms, useSocialAccounts } from '../../layout/footer/useSocialAccounts.ts';
import { useMessages } from '../../messages/messages.ts';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { inlineAction } from './inlineAction.ts';
import { ShareButton } from './ShareButton.tsx';
import { useSupportUsMessages } from './messages.ts';

/** Ways to help without money (docs/product/pages.md, section 3.8). */
export function OtherWays() {
  const { platforms } = useMessages();
  const supportUs = useSupportUsMessages();
  const { heading, items } = supportUs.otherWays;
  const { volunteer, share, groups, events } = items;
  const accounts = useSocialAccounts(groupPlatforms);
  return (
    <section aria-labelledby="other-ways" className="border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-6xl gap-x-14 gap-y-8 px-4 py-20 sm:px-6 sm:py-28 lg:grid-cols-3">
        <h2 id="other-ways" className={sectionHeading}>
          {heading}
        </h2>
        <ul className="border-b border-line lg:col-span-2">
          <Way {...volunteer} action={<WayLink to="/contact-us" name={volunteer.link} />} />
          <Way {...share} action={<ShareButton />} />
          {accounts.length > 0 && (
            <Way
              title={groups.title}
              text={groups.text(groups.listOf(accounts.map(({ platform }) => platforms[platform])))}
              action={<WayLink to="/contact-us#stay-connected" name={groups.link} />}
            />
          )}
          <Way {...events} action={<WayLink to="/events" name={events.link} />} />
        </ul>
      </div>
    </section>
  );
}

function Way({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-6 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <h3 className="text-xl font-semibold sm:text-2xl">{title}</h3>
        <p className="mt-1 max-w-[27em] text-muted">{text}</p>
      </div>
      {action}
    </li>
  );
}

function WayLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className={inlineAction}>
      {name}
    </Link>
  );
}
