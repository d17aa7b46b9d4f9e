import { Link } from 'react-router-dom';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDateTime } from '../messages/useDateTime.ts';
import { admins, hasRole } from '../session/roles.ts';
import { useSession } from '../session/useSession.ts';
import { pageHeading } from '../ui/headingStyle.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkName } from '../ui/LinkName.ts';
import { StatusLine } from '../ui/StatusLine.tsx';
import { AdminHead } from '../layout/AdminHead.tsx';
import { backupProblem } from './backupProblem.ts';
import { useDashboardQuery } from './Dashboard.generated.ts';
import { allowed, createLinks, manageLinks } from './adminLinks.ts';
import { KindIcon } from '../content/KindIcon.tsx';

/** Where admins start (docs/product.md, section 6.2): what to add, and what is there. */
export function Component() {
  const dateTime = useDateTime();
  const messages = useAdminMessages();
  const { dashboard: words } = messages.admin;
  const { user } = useSession();
  const roles = user?.roles ?? [];
  const { inbox, backup } =
    useDashboardQuery({
      variables: { isAdmin: hasRole(roles, admins) },
      fetchPolicy: 'cache-and-network',
    }).data ?? {};
  return (
    <>
      <AdminHead title={words.heading} />
      <header className="mx-auto w-full max-w-6xl px-4 pt-14 pb-12 sm:px-6 sm:pt-20">
        <h1 className={pageHeading}>{words.heading}</h1>
        <p className="mt-4 text-lg text-muted sm:text-xl">
          {words.signedInAs} <strong className="font-semibold text-ink">{user?.email}</strong>
        </p>
        <StatusLine tone="bad">
          {backup && backupProblem(backup, words.backup, dateTime)}
        </StatusLine>
      </header>
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-16 px-4 pb-24 sm:px-6 lg:grid-cols-[7fr_5fr]">
        <nav aria-labelledby="create-heading">
          <h2 id="create-heading" className="text-lg font-semibold text-green">
            {words.createHeading}
          </h2>
          <ul className="mt-3 border-b border-line">
            {allowed(createLinks, roles).map((link) => (
              <li key={link.to} className="border-t border-line">
                <Link
                  to={link.to}
                  className="group flex min-h-20 items-center gap-5 py-4 font-heading text-[clamp(1.375rem,3.6vw,1.875rem)] leading-tight font-semibold tracking-tight hover:text-green"
                >
                  <KindIcon name={link.icon} className="size-9 text-gold" />
                  <LinkName link={link} />
                  <Icon
                    name="onward"
                    className="ms-auto size-6 text-muted transition-transform group-hover:translate-x-1 group-hover:text-green"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav
          aria-labelledby="manage-heading"
          className="self-start overflow-hidden rounded-lg border border-line bg-surface"
        >
          <div className="tibeb" />
          <h2 id="manage-heading" className="px-5 pt-6 text-lg font-semibold text-green sm:px-8">
            {words.manageHeading}
          </h2>
          <ul className="px-2 pt-2 pb-5 sm:px-5">
            {allowed(manageLinks, roles).map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="flex min-h-12 items-center gap-4 rounded-md px-3 py-2 font-semibold decoration-gold decoration-2 underline-offset-4 hover:underline"
                >
                  <KindIcon name={link.icon} className="size-6 text-muted" />
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <LinkName link={link} />
                    {inbox &&
                      link.waiting?.(inbox, messages).map((text) => (
                        <span
                          key={text}
                          className="rounded-full border border-red px-2.5 py-0.5 text-sm text-red"
                        >
                          {text}
                        </span>
                      ))}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
