import { NavLink } from 'react-router-dom';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useSiteSettings } from '../footer/siteSettings.ts';
import { contentKinds } from '../../contentKinds.ts';
import { useMessages } from '../../messages/messages.ts';
import type { NamedLink } from '../../ui/text/LinkName.tsx';

/** The pages of volunteers in the navigation: those below an entry of the menu, or all. */
export function usePageLinks(at?: string) {
  const pages = useSiteSettings()?.navigationPages ?? [];
  return at ? pages.filter(({ place }) => place === at) : pages;
}

const linkStyle =
  'inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=page]:underline';

/**
 * Links to these pages, as items of a list.
 * @param list the class names of the list; without them, the items are part of another one
 */
export function PageLinks({ at, list }: { at?: string; list?: string }) {
  const items = usePageLinks(at).map(({ id, path, title }) => (
    <li key={id}>
      <NavLink to={path} className={linkStyle}>
        <MultilingualText text={title} />
      </NavLink>
    </li>
  ));
  return list && items.length > 0 ? <ul className={list}>{items}</ul> : items;
}

/** The public pages in the order of the navigation (docs/product/site.md, section 2.2). */
export const navigationLinks: NamedLink[] = [
  { to: '/', useName: () => useMessages().navigation.home },
  { to: '/about', useName: () => useMessages().navigation.about },
  ...contentKinds.flatMap(({ path, page }) =>
    page ? [{ to: `/${path}`, useName: page.useName }] : [],
  ),
  { to: '/calendar', useName: () => useMessages().navigation.calendar },
  { to: '/contact-us', useName: () => useMessages().navigation.contactUs },
  { to: '/support-us', useName: () => useMessages().navigation.supportUs },
];

/** Shown as a highlighted button, separate from the other links. */
export const membershipLink: NamedLink = {
  to: '/membership-form',
  useName: () => useMessages().navigation.membershipForm,
};
