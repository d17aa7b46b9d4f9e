import { contentKinds } from '../../contentKinds.ts';
import { useMessages } from '../../messages/messages.ts';
import type { NamedLink } from '../../ui/text/LinkName.tsx';

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
