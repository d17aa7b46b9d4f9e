import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconTextLink } from '../../ui/text/iconTextLink.ts';
import { telephoneLink } from '../../ui/text/telephoneLink.ts';
import { useDirectoryMessages } from './messages.ts';

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
