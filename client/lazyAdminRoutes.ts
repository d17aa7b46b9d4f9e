/**
 * The paths of the admin pages that are read before sign-in: they have an address in each language,
 * as public pages do. All others have one address for all languages.
 */
const pathsBeforeSignIn = ['admin', 'admin/forgotten-password'];

/** @param path without the language, and without slashes at either end */
export const isBeforeSignIn = (path: string) => pathsBeforeSignIn.includes(path);

/** Whether a path without the language belongs to the admin area. */
export const isInAdminArea = (path: string) => /^\/admin(\/|$)/.test(path);

/** The routes of the admin area. Visitors do not load them. */
export async function loadAdminRoutes() {
  return (await import('./admin/adminRoutes.tsx')).adminRoutes;
}
