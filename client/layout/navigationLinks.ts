import type { Messages } from '../messages/en.ts';

/** The public pages in the order of the navigation (docs/product.md, section 2.2). */
export const navigationLinks: { to: string; name: keyof Messages['navigation'] }[] = [
  { to: '/', name: 'home' },
  { to: '/about', name: 'about' },
  { to: '/events', name: 'events' },
  { to: '/about-ethiopia', name: 'aboutEthiopia' },
  { to: '/resources', name: 'resources' },
  { to: '/directory', name: 'directory' },
  { to: '/contact-us', name: 'contactUs' },
  { to: '/support-us', name: 'supportUs' },
];

/** Stands apart from the others as a highlighted button. */
export const membershipLink = { to: '/membership-form', name: 'membershipForm' } as const;
