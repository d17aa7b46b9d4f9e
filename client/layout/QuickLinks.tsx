import { Link } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { accentButton } from '../ui/buttonStyle.ts';
import { membershipLink, navigationLinks } from './navigationLinks.ts';

/** Where the menu leads as long as no script runs. */
export const quickLinksId = 'quick-links';

/** All pages once more at the end of each, Membership highlighted (specification, section 2). */
export function QuickLinks() {
  const { layout, navigation } = useMessages();
  return (
    <nav id={quickLinksId} tabIndex={-1} aria-label={layout.footer.quickLinksNavigation}>
      <h2 className="text-lg font-semibold">{layout.footer.quickLinks}</h2>
      <ul className="mt-3 grid gap-x-8 min-[20rem]:grid-cols-2">
        {navigationLinks.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {navigation[name]}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={membershipLink.to} className={`${accentButton} mt-4`}>
        {navigation[membershipLink.name]}
      </Link>
    </nav>
  );
}
