import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/AccessibleLabel.tsx';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { useDirectoryMessages } from './messages.ts';

interface SocialLinksProps {
  business: string;
  platforms: string[];
  /** At the same place as its platform; an empty one is left out (docs/product.md, section 3.5). */
  links: string[];
}

export function SocialLinks({ business, platforms, links }: SocialLinksProps) {
  const messages = useMessages();
  const words = useDirectoryMessages();
  const names: Record<string, string | undefined> = messages.platforms;
  const shown = platforms.flatMap((platform, index) => {
    const href = links[index];
    return href ? [{ platform, href, name: names[platform.toLowerCase()] ?? platform }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="-mx-2 flex flex-wrap">
      {shown.map(({ platform, href, name }) => (
        <li key={platform}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="relative grid size-11 place-items-center rounded-full text-muted hover:bg-ink hover:text-paper"
          >
            <SocialIcon platform={platform} />
            <AccessibleLabel
              name={`${words.socialLinkName(name, business)} ${messages.layout.opensInNewTab}`}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
