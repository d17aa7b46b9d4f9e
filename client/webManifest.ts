import { type Language, languages, pathIn } from '../api/shared/messages/languages.ts';
import type { Overrides } from '../api/shared/messages/overrides.ts';
import { useMessages } from './messages/messages.ts';
import { themeColors } from './themeScript.ts';

/**
 * The manifest of the site for a phone that adds it to its home screen (Web Application Manifest).
 */
export async function webManifest(language: Language, overrides: Overrides): Promise<object> {
  const { association, heads } = await useMessages.load(language, overrides);
  return {
    id: pathIn(language, '/'),
    name: association.name,
    short_name: association.shortName,
    description: heads.home.description,
    lang: languages[language].tag,
    start_url: pathIn(language, '/'),
    // The link to the other language stays in the same window.
    scope: '/',
    display: 'standalone',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
