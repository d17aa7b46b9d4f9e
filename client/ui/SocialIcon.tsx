import { Drawing } from './picture/Drawing.tsx';

interface SocialIconProps {
  /** A stored platform: facebook, instagram, telegram, whatsapp, viber, x or twitter. */
  platform: string;
  className?: string;
}

const handset =
  'M9.2 7.8c-1 .8-1.1 2-.5 3.4.9 2 2.3 3.4 4.2 4.2 1.4.6 2.6.5 3.4-.5l.2-.9-1.9-1.5-1.3.6c-.9-.4-1.7-1.2-2.1-2.1l.6-1.3L10.1 7.6Z';

/** The site's own line drawings of platforms, in the style of the other icons. */
export const socialPaths: Record<string, string> = {
  facebook:
    'M21.2 12a9.2 9.2 0 1 0-18.4 0 9.2 9.2 0 0 0 18.4 0ZM15.6 7.5h-.9c-1.4 0-2.2.9-2.2 2.3V21M9.3 13h5.6',
  instagram:
    'M8 3.2h8A4.8 4.8 0 0 1 20.8 8v8a4.8 4.8 0 0 1-4.8 4.8H8A4.8 4.8 0 0 1 3.2 16V8A4.8 4.8 0 0 1 8 3.2ZM16 12a4 4 0 1 0-8 0 4 4 0 0 0 8 0ZM17 7h.01',
  telegram: 'M21 4.2 2.8 11.3l5.7 2.1M21 4.2l-3.6 15.6-6.6-4.7M21 4.2 8.5 13.4v5.9l2.3-4.2',
  whatsapp: `M3.2 20.8l1.2-4.4a9 9 0 1 1 3.3 3.3Z${handset}`,
  viber: `M12 2.8c5.7 0 8.4 2 8.4 7.8 0 5.6-2.6 7.7-7.7 7.8L9 21.6V18.1c-3.7-.8-5.4-3-5.4-7.5C3.6 4.8 6.3 2.8 12 2.8Z${handset}M13.2 6.6a3.7 3.7 0 0 1 3.7 3.7`,
  x: 'M3.5 3.8h4.4l12.6 16.4h-4.4ZM19.5 3.8l-6.2 7M10.7 13.3l-6.2 6.9',
  twitter:
    'M3 5c2.2 2.6 5 4 8.5 4.2-.6-3 1.3-5.2 3.9-5.2 1.3 0 2.3.5 3.1 1.3l2.7-.8-1.3 2.7c.4 7.4-4.4 12.8-11 12.8-2.3 0-4.3-.5-6.2-1.6 2.4 0 4.2-.5 5.7-1.7C5.2 15 2.6 11 3 5Z',
};
const chainLink =
  'M10 14a4.2 4.2 0 0 0 6 0l3.3-3.3a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.3 3.3a4.2 4.2 0 0 0 6 6L12 18';

/** The icon of a platform beside its name or instead of it; it has no accessible name. */
export function SocialIcon({ platform, className = 'size-6' }: SocialIconProps) {
  return <Drawing path={socialPaths[platform.toLowerCase()] ?? chainLink} className={className} />;
}
