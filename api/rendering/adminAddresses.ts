import express, { type Router } from 'express';
import { isBeforeSignIn } from '../../client/lazyAdminRoutes.ts';
import { allLanguages, languages } from '../../client/messages/languages.ts';

/**
 * Redirects from below the address of a language to the admin area, which has one address for all but the
 * pages before signing in.
 */
export function adminAddresses(): Router {
  const router = express.Router();
  for (const { basename } of allLanguages.map((language) => languages[language])) {
    if (!basename) continue;
    router.get(`${basename}/admin/*path`, (request, response, next) => {
      const path = request.path.slice(basename.length).replace(/^\/|\/$/g, '');
      if (isBeforeSignIn(path)) next();
      else response.redirect(302, request.url.slice(basename.length));
    });
  }
  return router;
}
