import { AccessibleLabel } from '../../ui/AccessibleLabel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { telephoneLink } from '../../ui/telephoneLink.ts';
import { useDirectoryMessages } from './messages.ts';

interface TelephoneLinkProps {
  business: string;
  /** As people write it. */
  telephone: string;
}

/** Calls a business. */
export function TelephoneLink({ business, telephone }: TelephoneLinkProps) {
  const words = useDirectoryMessages();
  return (
    <a
      href={telephoneLink(telephone)}
      data-spelled-out=""
      className="relative inline-flex items-start gap-1.5 py-2.5 font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-3"
    >
      <Icon name="telephone" className="mt-0.5 size-5" />
      <AccessibleLabel name={words.telephoneName(business, telephone)}>{telephone}</AccessibleLabel>
    </a>
  );
}
