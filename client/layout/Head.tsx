import { useLocation } from 'react-router-dom';
import homePreview from '../artwork/previews/home.jpg';
import { useLanguageTag } from '../messages/createMessages.ts';
import { useMessages } from '../messages/messages.ts';
import type { Messages } from '../messages/en.ts';
import { useSiteSettings } from './siteSettings.ts';

interface HeadProps {
  /** The page by its key, or what its own messages say of it. */
  page: keyof Messages['heads'] | { title: string; description: string };
  /** The address of the picture that messengers show: a JPEG of 1200 × 630 pixels. */
  preview?: string | null | undefined;
  /** The canonical path, where the page may be open under another one. */
  path?: string | undefined;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
}

/** The title, description, robots, canonical and social tags of a page; React puts them in head. */
export function Head({ page, preview, path, indexed = true }: HeadProps) {
  const messages = useMessages();
  const settings = useSiteSettings();
  const locale = useLanguageTag().replace('-', '_');
  const { pathname } = useLocation();
  const { title, description } = typeof page === 'string' ? messages.heads[page] : page;
  const ownPath = path ?? (pathname === '/' ? '/' : pathname.toLowerCase().replace(/\/+$/, ''));
  const address = `${settings?.siteUrl ?? ''}${ownPath}`;
  const picture = preview ?? homePreview;
  // A media store elsewhere has absolute addresses.
  const pictureUrl = picture.startsWith('/') ? (settings?.siteUrl ?? '') + picture : picture;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={indexed ? 'index, follow' : 'noindex'} />
      {indexed && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={messages.association.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {indexed && <meta property="og:url" content={address} />}
      <meta property="og:image" content={pictureUrl} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={locale} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={pictureUrl} />
    </>
  );
}
