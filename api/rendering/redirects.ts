import express, { type Request, type Router } from 'express';
import { isBeforeSignIn } from '../../client/lazyAdminRoutes.ts';
import { allLanguages, languages } from '../shared/messages/languages.ts';

/** Addresses that people guess, with the right page. */
const guessed: Record<string, string> = {
  '/membership': '/membership-form',
  '/join': '/membership-form',
  '/contact': '/contact-us',
  '/donate': '/support-us',
};

/**
 * Redirects guessed addresses to their page, and admin addresses with a language to `/admin`: only
 * the pages before sign-in have an address for each language.
 */
export function redirects(): Router {
  const router = express.Router();
  for (const { basename } of allLanguages.map((language) => languages[language])) {
    for (const [path, page] of Object.entries(guessed)) {
      router.get(basename + path, (request, response) => {
        response.redirect(301, basename + page + searchOf(request));
      });
    }
    if (!basename) continue;
    router.get(`${basename}/admin/*path`, (request, response, next) => {
      const path = request.path.slice(basename.length).replace(/^\/|\/$/g, '');
      if (isBeforeSignIn(path)) next();
      else response.redirect(302, request.url.slice(basename.length));
    });
  }
  return router;
}

const searchOf = ({ url, path }: Request) => url.slice(path.length);
