/** Whether a path is of the admin area, which has one address in all languages. */
export const isInAdminArea = (path: string) => /^\/admin(\/|$)/.test(path);

/** The routes of the admin area. Visitors do not load them. */
export async function loadAdminRoutes() {
  return (await import('./admin/adminRoutes.tsx')).adminRoutes;
}
