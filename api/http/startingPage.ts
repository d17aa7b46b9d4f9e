import { association as amharicAssociation } from '../shared/messages/am/association.ts';
import { httpResponses as amharic } from '../shared/messages/am/http.ts';
import { association as englishAssociation } from '../shared/messages/en/association.ts';
import { httpResponses as english } from '../shared/messages/en/http.ts';
import {
  allLanguages,
  type Language,
  languageOf,
  languages,
} from '../shared/messages/languages.ts';
import { contentHash } from './securityHeaders.ts';

const catalogues = {
  EN: { ...english, ...englishAssociation },
  AM: { ...amharic, ...amharicAssociation },
};

/** Programs may send a request again after this number of seconds. */
export const retrySeconds = 1;

/** The response of the API while the server starts. */
export const startingFailure = JSON.stringify({
  errors: [
    {
      message: english.starting,
      extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: retrySeconds },
    },
  ],
});

/** The page reloads after this number of seconds. */
const refreshSeconds = 2;

// The colours are copied from client/styles.css, because the server does not serve that file yet.
const style = `:root{color-scheme:light dark;background:#fbf6ec;color:#2b1d14;font:1.125rem/1.65 system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{background:#1a1310;color:#f6ecdd}}
body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3}`;

/** The sources that the content security policy of the page allows. */
export const startingPolicy = { styleSrc: [contentHash(style)] };

/** The page for visitors during the start. The language of the address comes first. */
export function startingPage(url = ''): string {
  const first = languageOf(url.split('?', 1)[0] ?? '');
  const inOrder = [first, ...allLanguages.filter((each) => each !== first)];
  const { tag } = languages[first];
  const { name } = catalogues[first];
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${String(refreshSeconds)}">
<title>${name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${name}</h1>
${inOrder.map(paragraph).join('\n')}
</main>
</body>
</html>
`;
}

const paragraph = (language: Language) =>
  `<p lang="${languages[language].tag}">${catalogues[language].startingPage}</p>`;
