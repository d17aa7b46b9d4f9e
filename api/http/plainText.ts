import { httpResponses as amharic } from '../../client/messages/am/http.ts';
import { httpResponses as english } from '../../client/messages/en/http.ts';
import { languageOf } from '../../client/messages/languages.ts';

const catalogues = { EN: english, AM: amharic };

export const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * What the server answers with where it cannot answer with a page, in the language of the address.
 * @param url the target of the request, which may be anything
 */
export const plainTextsFor = (url = '') => catalogues[languageOf(url.split('?', 1)[0] ?? '')];
