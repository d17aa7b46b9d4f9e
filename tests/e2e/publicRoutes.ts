import { membershipLink, navigationLinks } from '../../client/layout/navigationLinks.ts';

/** The pages of visitors, as the navigation leads to them. */
export const publicRoutes = [...navigationLinks, membershipLink].map(({ to }) => to);
