import { useMessages } from '../messages/messages.ts';
import { SocialIcon } from '../ui/SocialIcon.tsx';
import { useSiteSettings } from './siteSettings.ts';

/** The association's accounts; those that are not configured are left out. */
export function SocialLinks() {
  const { layout, platforms } = useMessages();
  const settings = useSiteSettings();
  const accounts = [
    { platform: 'facebook', url: settings?.facebookUrl },
    { platform: 'telegram', url: settings?.telegramUrl },
    { platform: 'whatsapp', url: settings?.whatsappUrl },
    { platform: 'viber', url: settings?.viberUrl },
  ] as const;
  const known = accounts.flatMap(({ platform, url }) => (url ? [{ platform, url }] : []));
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg font-semibold">{layout.footer.followUs}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {known.map(({ platform, url }) => (
          <li key={platform}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${layout.footer.socialLinkName(platforms[platform])} ${layout.opensInNewTab}`}
              className="grid size-12 place-items-center rounded-full border border-control transition-colors hover:border-accent hover:bg-accent hover:text-on-accent"
            >
              <SocialIcon platform={platform} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
