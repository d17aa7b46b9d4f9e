import {
  allLanguages,
  type Language,
  languageOf,
  languages,
} from '../shared/messages/languages.ts';
import { httpTexts, plainPage } from './plainPage.ts';

/** Programs may send a request again after this number of seconds. */
export const retrySeconds = 1;

/** The response of the API while the server starts. */
export const startingFailure = JSON.stringify({
  errors: [
    {
      message: httpTexts.EN.starting,
      extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: retrySeconds },
    },
  ],
});

/** The page reloads after this number of seconds. */
const refreshSeconds = 2;

/** The page for visitors during the start. The language of the address comes first. */
export function startingPage(url = ''): string {
  const first = languageOf(url.split('?', 1)[0] ?? '');
  const inOrder = [first, ...allLanguages.filter((each) => each !== first)];
  return plainPage({
    language: first,
    head: `<meta http-equiv="refresh" content="${String(refreshSeconds)}">\n`,
    content: inOrder.map(paragraph).join('\n'),
  });
}

const paragraph = (language: Language) =>
  `<p lang="${languages[language].tag}">${httpTexts[language].startingPage}</p>`;
