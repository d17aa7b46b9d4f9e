import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { hostOf } from '../../ui/text/hostOf.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDirectoryMessages } from './messages.ts';
import { iconLink } from './iconLink.ts';

interface WebsiteLinkProps {
  business: string;
  /** An http(s) address. */
  website: string;
}

/** A link to the website of a business, in little space. */
export function WebsiteLink({ business, website }: WebsiteLinkProps) {
  const { layout } = useMessages();
  const words = useDirectoryMessages();
  const name = words.websiteName(business, hostOf(website));
  return (
    <a href={website} target="_blank" rel="noopener" className={iconLink(true)}>
      <Icon name="outward" />
      <AccessibleLabel name={`${name} ${layout.opensInNewTab}`} />
    </a>
  );
}
