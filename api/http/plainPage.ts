import { association as amharicAssociation } from '../shared/messages/am/association.ts';
import { httpResponses as amharic } from '../shared/messages/am/http.ts';
import { association as englishAssociation } from '../shared/messages/en/association.ts';
import { httpResponses as english } from '../shared/messages/en/http.ts';
import { type Language, languages, languageOf } from '../shared/messages/languages.ts';
import { contentHash } from './securityHeaders.ts';

/** The catalogues of plain responses. */
export const httpTexts = { EN: english, AM: amharic };
const associations = { EN: englishAssociation, AM: amharicAssociation };

// The colours are copied from client/styles.css, because these pages do not load that file.
const style = `:root{color-scheme:light dark;background:#fbf6ec;color:#2b1d14;font:1.125rem/1.65 Noto Sans Ethiopic,system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{background:#1a1310;color:#f6ecdd}}
body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3}h2{font-size:1.25rem}
button{font:inherit;min-height:3rem;padding:.5rem 1.25rem;background:none;color:inherit;border:2px solid;border-radius:.375rem;cursor:pointer}
button:focus-visible{outline:3px solid;outline-offset:3px}`;

/** The sources that the content security policy of a plain page allows. */
export const plainPolicy = { styleSrc: [contentHash(style)] };

/**
 * The headers of every response, with the policy of a plain page.
 * @param further the text of another stylesheet of the page
 */
export const withPlainStyle = (
  headers: Record<string, string>,
  further: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace("style-src 'self'", `style-src ${contentHash(style)} ${contentHash(further)}`),
    ]),
  );

interface PlainPage {
  /** The language of the document; parts in another one have their own `lang`. */
  language?: Language;
  /** Elements of the head. */
  head?: string;
  /** The HTML below the name of the association. */
  content: string;
}

/** A page of the server without scripts or files. */
export function plainPage({ language = 'EN', head = '', content }: PlainPage): string {
  const { name } = associations[language];
  return `<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${name}</h1>
${content}
</main>
</body>
</html>
`;
}

export const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * The catalogue messages for plain text responses, in the language of the address.
 * @param url the request target, which may be invalid
 */
export const plainTextsFor = (url = '') => httpTexts[languageOf(url.split('?', 1)[0] ?? '')];
