import { type RefObject, useRef } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLinkButton } from '../../ui/useLinkButton.ts';
import { quickLinksId } from './QuickLinks.tsx';
import { NavLink } from 'react-router-dom';
import { LinkName } from '../../ui/text/LinkName.tsx';
import { DrawerDialog } from './DrawerDialog.tsx';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { membershipLink, navigationLinks, PageLinks } from './PageLinks.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';

/**
 * The button that opens the menu on small screens. Without scripts it is a link to the same list in
 * the footer. Until React has hydrated it, `startScript` opens the menu; then it is a button.
 */
export function DrawerMenu() {
  const { layout } = useMessages();
  const drawer = useRef<HTMLDialogElement>(null);
  const button = useLinkButton(() => drawer.current?.showModal());

  return (
    <>
      <a
        href={`#${quickLinksId}`}
        data-opens-next={button.role ? undefined : ''}
        {...button}
        aria-haspopup={button.role && 'dialog'}
        aria-label={layout.openMenu}
        className="-me-2 flex min-h-11 items-center gap-x-2.5 rounded-full px-2 font-semibold select-none lg:hidden"
      >
        <Icon name="menu" className="size-7" />
        <span className="whitespace-nowrap max-sm:hidden">{layout.menuTitle}</span>
      </a>
      <Drawer ref={drawer} />
    </>
  );
}

/** The menu of the public pages on small screens. */
function Drawer({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { association, layout } = useMessages();
  const close = () => ref.current?.close();
  return (
    <DrawerDialog ref={ref}>
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
              <PageLinks at={page.to} list="-mt-1 ps-5 text-lg" />
            </li>
          ))}
        </ul>
        <NavLink
          to={membershipLink.to}
          onClick={close}
          className="mt-6 flex min-h-14 items-center justify-center rounded-full bg-accent px-6 text-lg font-semibold text-on-accent underline-offset-4 aria-[current=page]:underline"
        >
          <LinkName link={membershipLink} />
        </NavLink>
        <LanguageLinks className="mt-4 flex min-h-12 items-center justify-center text-lg font-semibold underline decoration-1 underline-offset-4" />
        {/* A form of its own: the choices of the navigation bar are another group, and Enter closes the menu. */}
        <form method="dialog" className="mt-4">
          <ThemeChoices legendClassName="px-3 font-semibold" />
        </form>
      </nav>
      <p lang="am" className="px-4 pb-5 text-center text-muted sm:px-6">
        {association.nameAmharic}
      </p>
    </DrawerDialog>
  );
}
