import { languages } from './messages/languages.ts';
import { en } from './messages/en.ts';
import { themeColors } from './themeScript.ts';

/** Describes the site to a phone that puts it on its home screen (Web Application Manifest). */
export const webManifest = {
  id: '/',
  name: en.association.name,
  short_name: en.association.shortName,
  description: en.heads.home.description,
  lang: languages.EN.tag,
  start_url: '/',
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
