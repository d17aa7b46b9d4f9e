import { type Language, pathIn } from '../api/shared/messages/languages.ts';
import type { Overrides } from '../api/shared/messages/overrides.ts';
import { useMessages } from './messages/messages.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/**
 * The description of the site search for browsers, which offer it as a search engine (OpenSearch
 * 1.1).
 */
export async function openSearch(
  siteUrl: string,
  language: Language,
  overrides: Overrides,
): Promise<string> {
  const { association, layout } = await useMessages.load(language, overrides);
  const { engineName, label } = layout.search;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escaped(engineName)}</ShortName>
<Description>${escaped(`${label} · ${association.name}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/x-icon">${escaped(siteUrl)}/favicon.ico</Image>
<Url type="text/html" template="${escaped(siteUrl)}${pathIn(language, '/search')}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
