import { type RefObject, useId } from 'react';
import { NavLink } from 'react-router-dom';
import { DrawerDialog } from '../../layout/menu/DrawerDialog.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import type { menusFor } from '../adminLinks.ts';
import { SectionLink } from './SectionMenu.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';

interface AdminDrawerProps {
  ref: RefObject<HTMLDialogElement | null>;
  menus: ReturnType<typeof menusFor>;
}

const link =
  'flex min-h-11 items-center px-3 font-semibold decoration-gold decoration-2 underline-offset-4 hover:underline';

/** The menu of all sections on small screens. */
export function AdminDrawer({ ref, menus }: AdminDrawerProps) {
  const { session } = useMessages();
  const { frame } = useAdminMessages().admin;
  const id = useId();
  const close = () => ref.current?.close();
  return (
    <DrawerDialog ref={ref}>
      <nav aria-label={frame.navigation} className="grow px-2 pb-8 sm:px-4">
        <NavLink to="/admin/dashboard" end onClick={close} className={link}>
          {session.dashboard}
        </NavLink>
        <div className="mt-2 grid gap-y-4 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          {menus.map(({ group, links }) => (
            <div key={group} className="min-[22rem]:first:row-span-2">
              <h2
                id={`${id}-${group}`}
                className="px-3 font-body text-sm font-semibold text-green uppercase"
              >
                {frame.groups[group]}
              </h2>
              <ul aria-labelledby={`${id}-${group}`}>
                {links.map((each) => (
                  <li key={each.to}>
                    <SectionLink link={each} onFollow={close} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <SiteLink to="/" className={`${link} mt-2`}>
          {frame.viewSite}
        </SiteLink>
      </nav>
    </DrawerDialog>
  );
}
