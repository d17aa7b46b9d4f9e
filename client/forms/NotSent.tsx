import { useSiteSettings } from '../layout/siteSettings.ts';
import { useMessages } from '../messages/messages.ts';
import { telephoneLink } from '../ui/telephoneLink.ts';

/** Says that sending is not available, and which other ways to reach the association there are. */
export function NotSent({ kept = false }: { kept?: boolean }) {
  const { forms, contactUs } = useMessages();
  const settings = useSiteSettings();
  const { contactEmail: email, phoneNumber: phone } = settings ?? {};
  const sentences = [forms.unavailable, kept && forms.notSent, (email ?? phone) && forms.reachUs];
  const link = 'flex min-h-11 items-center underline underline-offset-4 wrap-anywhere';
  return (
    <>
      <p>{sentences.filter(Boolean).join(' ')}</p>
      {email && (
        <a href={`mailto:${email}`} className={link}>
          {contactUs.emailName(email)}
        </a>
      )}
      {phone && (
        <a href={telephoneLink(phone)} className={link}>
          {contactUs.phoneName(phone)}
        </a>
      )}
    </>
  );
}
