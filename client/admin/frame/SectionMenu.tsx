import { useContext } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { KindIcon } from '../../content/KindIcon.tsx';
import { MessagesContext } from '../../messages/createMessages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { panelStyle, useDisclosure } from '../../ui/useDisclosure.ts';
import type { AdminLink } from '../adminLinks.ts';

interface SectionMenuProps {
  name: string;
  links: AdminLink[];
}

/** A menu of the bar: a button that opens the links to some sections. */
export function SectionMenu({ name, links }: SectionMenuProps) {
  const { pathname } = useLocation();
  const { close, box, button, ...props } = useDisclosure();
  const isHere = links.some(({ to }) => to === pathname);
  return (
    <div ref={box} {...props.boxProps} className="relative">
      <button
        ref={button}
        type="button"
        {...props.buttonProps}
        className={`flex min-h-11 cursor-pointer items-center gap-x-1 rounded-md px-3 whitespace-nowrap decoration-gold decoration-3 underline-offset-8 hover:bg-line ${
          isHere ? 'font-semibold underline' : 'font-medium'
        }`}
      >
        {name}
        <Icon name="down" className="size-4" />
      </button>
      <ul {...props.panelProps} className={`${panelStyle} start-0 w-max max-w-80 min-w-56`}>
        {links.map((link) => (
          <li key={link.to}>
            <SectionLink link={link} onFollow={close} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SectionLinkProps {
  link: AdminLink;
  onFollow: () => void;
}

/** A link to a section, with its icon and short name. */
export function SectionLink({ link, onFollow }: SectionLinkProps) {
  const { to, icon, names } = link;
  const [shortName] = names(useContext(MessagesContext));
  return (
    <NavLink
      to={to}
      end
      onClick={onFollow}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 decoration-gold decoration-2 underline-offset-4 hover:bg-line aria-[current=page]:font-semibold aria-[current=page]:underline"
    >
      <KindIcon name={icon} className="size-6 text-muted" />
      {shortName}
    </NavLink>
  );
}
