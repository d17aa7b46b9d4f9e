import { useRef } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLinkButton } from '../../ui/useLinkButton.ts';
import { Drawer } from './Drawer.tsx';
import { quickLinksId } from './QuickLinks.tsx';

/**
 * The button that opens the menu on small screens. Without scripts it is a link to the same list in
 * the footer. Until React has hydrated it, `startScript` opens the menu; then it is a button.
 */
export function Menu() {
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
