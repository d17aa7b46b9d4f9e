import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { useDirectoryMessages } from './messages.ts';
import { Icon, iconTextLink } from '../../ui/Icon.tsx';
import { telephoneLink } from '../../ui/text/telephoneLink.ts';

interface SocialLinksProps {
  business: string;
  platforms: string[];
  /** In the order of the platforms; empty links are left out (docs/product/pages.md, section 3.5). */
  links: string[];
  /** Whether it is smaller, for a card with little space. */
  isCompact?: boolean;
}

export function SocialLinks(props: SocialLinksProps) {
  const { business, platforms, links, isCompact = false } = props;
  const messages = useMessages();
  const words = useDirectoryMessages();
  const names: Record<string, string | undefined> = messages.platforms;
  const shown = platforms.flatMap((platform, index) => {
    const href = links[index];
    return href ? [{ platform, href, name: names[platform.toLowerCase()] ?? platform }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={isCompact ? 'flex flex-wrap' : '-mx-2 flex flex-wrap'}>
      {shown.map(({ platform, href, name }) => (
        <li key={platform}>
          <a href={href} target="_blank" rel="noopener" className={iconLink(isCompact)}>
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

/**
 * Class names of a link that is only an icon. It is 44 px high, or 32 where there is little space.
 */
export const iconLink = (isCompact: boolean) =>
  isCompact ? 'icon-link size-8' : 'icon-link size-11';

interface TelephoneLinkProps {
  business: string;
  /** As the business writes it. */
  telephone: string;
  /** Whether it is smaller, for a card with little space. */
  isCompact?: boolean;
}

/** A link that calls a business. */
export function TelephoneLink({ business, telephone, isCompact = false }: TelephoneLinkProps) {
  const words = useDirectoryMessages();
  return (
    <a href={telephoneLink(telephone)} data-spelled-out="" className={iconTextLink(isCompact)}>
      <Icon name="telephone" className={isCompact ? 'size-5' : 'mt-0.5 size-5'} />
      <AccessibleLabel name={words.telephoneName(business, telephone)}>{telephone}</AccessibleLabel>
    </a>
  );
}
