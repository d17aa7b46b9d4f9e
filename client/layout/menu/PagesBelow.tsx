import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { panelStyle } from '../../ui/panelStyle.ts';
import type { NamedLink } from '../../ui/text/LinkName.tsx';
import { useDisclosure } from '../../ui/useDisclosure.ts';
import { PageLinks, usePageLinks } from './PageLinks.tsx';

/** A button that opens the pages below an entry of the bar. Without scripts they open while it has the focus. */
export function PagesBelow({ entry: { to, useName } }: { entry: NamedLink }) {
  const { menuTitle } = useMessages().layout;
  const name = useName();
  const { box, button, ...props } = useDisclosure();
  if (usePageLinks(to).length === 0) return null;
  return (
    <div
      ref={box}
      {...props.boxProps}
      className="opens-on-focus absolute inset-x-0 top-full -mt-1.5"
    >
      <button
        ref={button}
        type="button"
        aria-label={`${menuTitle}: ${name}`}
        {...props.buttonProps}
        className="grid h-6 w-full cursor-pointer place-items-center"
      >
        <Icon name="down" />
      </button>
      <ul {...props.panelProps} className={`${panelStyle} start-0 w-56 px-4`}>
        <PageLinks at={to} />
      </ul>
    </div>
  );
}
