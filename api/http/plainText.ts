import { httpResponses as amharic } from '../shared/messages/am/http.ts';
import { httpResponses as english } from '../shared/messages/en/http.ts';
import { languageOf } from '../shared/messages/languages.ts';

/** The catalogue messages of responses that need no renderer. */
export const httpCatalogues = { EN: english, AM: amharic };

export const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * The catalogue messages for plain text responses, in the language of the address.
 * @param url the request target, which may be invalid
 */
export const plainTextsFor = (url = '') => httpCatalogues[languageOf(url.split('?', 1)[0] ?? '')];
