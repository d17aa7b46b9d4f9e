import express, { type Router } from 'express';
import { allLanguages, languages } from '../../client/messages/languages.ts';

/** Redirects from below the address of a language to the admin area, which has one address for all. */
export function adminAddresses(): Router {
  const router = express.Router();
  for (const { basename } of allLanguages.map((language) => languages[language])) {
    if (!basename) continue;
    router.get(`${basename}/admin{/*path}`, (request, response) => {
      response.redirect(302, request.url.slice(basename.length));
    });
  }
  return router;
}
