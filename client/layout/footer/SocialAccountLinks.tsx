import { useMessages } from '../../messages/messages.ts';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { footerHeading } from './footerHeading.ts';
import { useSocialAccounts } from './useSocialAccounts.ts';

/** The social accounts of the association; those that are not configured are left out. */
export function SocialAccountLinks() {
  const { layout, platforms } = useMessages();
  const known = useSocialAccounts(['facebook', 'telegram', 'whatsapp', 'viber']);
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className={footerHeading}>{layout.footer.followUs}</h2>
      <ul className="flex flex-wrap gap-3 md:mt-3">
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
