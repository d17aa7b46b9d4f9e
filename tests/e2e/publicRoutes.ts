/** The pages of visitors (specification, section 2). */
export const publicRoutes = [
  '/',
  '/about',
  '/events',
  '/about-ethiopia',
  '/resources',
  '/directory',
  '/contact-us',
  '/support-us',
  '/membership-form',
];
