import { useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { useLinkButton } from '../ui/useLinkButton.ts';
import { Drawer } from './Drawer.tsx';
import { quickLinksId } from './QuickLinks.tsx';

/**
 * What opens the drawer on small screens. Until scripts run, and without them, it is a link to the
 * same list in the footer; then it turns into a button in its place.
 */
export function Menu() {
  const { layout } = useMessages();
  const drawer = useRef<HTMLDialogElement>(null);
  const button = useLinkButton(() => drawer.current?.showModal());

  return (
    <>
      <a
        href={`#${quickLinksId}`}
        {...button}
        aria-haspopup={button.role && 'dialog'}
        aria-label={layout.openMenu}
        className="-ms-2 flex min-h-11 items-center gap-x-2.5 rounded-full px-2 font-semibold select-none lg:hidden"
      >
        <svg viewBox="0 0 24 24" className="size-7 shrink-0" aria-hidden="true">
          <path
            d="M3.5 6.5h17M3.5 12h17M3.5 17.5h11"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span className="whitespace-nowrap max-[25rem]:hidden">{layout.menuTitle}</span>
      </a>
      <Drawer ref={drawer} />
    </>
  );
}
