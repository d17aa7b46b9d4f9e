import { membershipLink, navigationLinks } from '../../client/layout/menu/PageLinks.tsx';

/** The pages of visitors, as the navigation leads to them. */
export const publicRoutes = [...navigationLinks, membershipLink].map(({ to }) => to);

/** A page of each kind of record, of the bundled content: with a picture and, one, with a video. */
export const recordRoutes = [
  '/events/1',
  '/about-ethiopia/1',
  '/about-ethiopia/6',
  '/directory/1',
  '/posts/1',
];
