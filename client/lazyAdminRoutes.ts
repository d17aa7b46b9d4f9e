/**
 * The paths of the pages of the admin area that are read before anybody is known to be signed in: in the
 * language of their address, as public pages are. All others have one address for all languages.
 */
const pathsBeforeSignIn = ['admin', 'admin/forgotten-password'];

/** @param path without that of a language, and without a slash around it */
export const isBeforeSignIn = (path: string) => pathsBeforeSignIn.includes(path);

/** Whether a path without that of a language is of the admin area. */
export const isInAdminArea = (path: string) => /^\/admin(\/|$)/.test(path);

/** The routes of the admin area. Visitors do not load them. */
export async function loadAdminRoutes() {
  return (await import('./admin/adminRoutes.tsx')).adminRoutes;
}
