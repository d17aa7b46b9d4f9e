import { useLocation } from 'react-router-dom';
import type { Graph, Thing } from 'schema-dts';
import homePreview from '../../artwork/previews/home.jpg';
import { inlineJson } from '../../inlineJson.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import {
  allLanguages,
  type Language,
  languages,
  pathIn,
} from '../../../api/shared/messages/languages.ts';
import { useMessages } from '../../messages/messages.ts';
import type { Messages } from '../../../api/shared/messages/en.ts';
import { useAbsoluteUrl } from './useAbsoluteUrl.ts';

interface HeadProps {
  /** The key of the page, or its title and description. */
  page: keyof Messages['heads'] | { title: string; description: string };
  /** The address of the preview picture for messengers: a JPEG of 1200 × 630 pixels. */
  preview?: string | null | undefined;
  /** The description of that picture. */
  previewAlt?: string | null | undefined;
  /** The canonical path, if the page may be open under another one. */
  path?: string | undefined;
  /** The languages in which search engines index the page; by default all. */
  indexedIn?: Language[];
  /** The schema.org types of the main things that the page describes. */
  things?: Thing[];
}

/**
 * The title, description, robots, canonical, alternate and social tags of a page, which React moves
 * to the head, and JSON-LD for search engines: the page and the things that it describes.
 */
export function Head(props: HeadProps) {
  const { page, preview, previewAlt, path, indexedIn = allLanguages, things = [] } = props;
  const messages = useMessages();
  const absolute = useAbsoluteUrl();
  const language = usePageLanguage();
  const { pathname } = useLocation();
  const { title, description } = typeof page === 'string' ? messages.heads[page] : page;
  const ownPath = path ?? (pathname === '/' ? '/' : pathname.toLowerCase().replace(/\/+$/, ''));
  const addressIn = (each: Language) => absolute(pathIn(each, ownPath));
  const indexed = indexedIn.includes(language);
  // An untranslated page is in another language.
  const written = indexed ? language : (indexedIn[0] ?? language);
  const picture = preview ?? homePreview;
  const pictureUrl = absolute(picture);
  const webPage: Thing = {
    '@type': 'WebPage',
    '@id': addressIn(language),
    url: addressIn(language),
    name: title,
    description,
    inLanguage: languages[language].tag,
  };
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...things, webPage] };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={indexed ? 'index, follow' : 'noindex'} />
      {indexed && <link rel="canonical" href={addressIn(language)} />}
      {indexed && indexedIn.length > 1 && (
        <>
          {indexedIn.map((each) => (
            <link
              key={each}
              rel="alternate"
              hrefLang={languages[each].tag}
              href={addressIn(each)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('EN')} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={messages.association.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {indexedIn.length > 0 && <meta property="og:url" content={addressIn(language)} />}
      <meta property="og:image" content={pictureUrl} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {previewAlt && <meta property="og:image:alt" content={previewAlt} />}
      <meta property="og:locale" content={languages[written].locale} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={pictureUrl} />
      {previewAlt && <meta name="twitter:image:alt" content={previewAlt} />}
      {indexed && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: inlineJson(graph) }}
        />
      )}
    </>
  );
}
