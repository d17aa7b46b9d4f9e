import { type RefObject, useEffect } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkName } from '../ui/LinkName.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { membershipLink, navigationLinks } from './navigationLinks.ts';

/**
 * The whole-screen menu of small screens. As a modal dialog it keeps the focus, closes with Esc and
 * gives the focus back; it closes as well when the address changes.
 */
export function Drawer({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { association, layout } = useMessages();
  const { key } = useLocation();
  const close = () => ref.current?.close();

  useEffect(() => {
    ref.current?.close();
  }, [key, ref]);

  return (
    <dialog
      ref={ref}
      aria-label={layout.menuTitle}
      className="drawer fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink"
    >
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 flex h-20 shrink-0 items-center justify-between bg-paper px-4 sm:px-6">
          <p className="font-heading text-2xl font-semibold">{layout.menuTitle}</p>
          <button
            type="button"
            onClick={close}
            aria-label={layout.closeMenu}
            className="-me-2 grid size-11 cursor-pointer place-items-center rounded-full hover:bg-line"
          >
            <Icon name="close" className="size-7" />
          </button>
        </div>
        <nav aria-label={layout.menuTitle} className="grow px-4 pt-2 pb-8 sm:px-6">
          <ul className="divide-y divide-line border-y border-line">
            {navigationLinks.map((page) => (
              <li key={page.to}>
                <NavLink
                  to={page.to}
                  end
                  onClick={close}
                  className="flex min-h-12 items-center font-heading text-[clamp(1.375rem,3.9vh,1.875rem)] leading-[1.75] font-semibold decoration-gold decoration-3 underline-offset-8 aria-[current=page]:underline"
                >
                  <LinkName link={page} />
                </NavLink>
              </li>
            ))}
          </ul>
          <NavLink
            to={membershipLink.to}
            end
            onClick={close}
            className="mt-6 flex min-h-14 items-center justify-center rounded-full bg-accent px-6 text-lg font-semibold text-on-accent underline-offset-4 aria-[current=page]:underline"
          >
            <LinkName link={membershipLink} />
          </NavLink>
          <LanguageLinks className="mt-4 flex min-h-12 items-center justify-center text-lg font-semibold underline decoration-1 underline-offset-4" />
        </nav>
        <p lang="am" className="px-4 pb-5 text-center text-muted sm:px-6">
          {association.nameAmharic}
        </p>
        <div className="tibeb sticky bottom-0 shrink-0" />
      </div>
    </dialog>
  );
}
