import type { ReactNode } from 'react';
import { useSiteSettings } from '../../layout/footer/siteSettings.ts';
import { telephoneLink } from '../../ui/text/telephoneLink.ts';
import { useContactUsMessages } from './messages.ts';

const link =
  'inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.2em] hover:text-green';

/** Whether `ContactDetails` shows anything. */
export function useHasContactDetails(): boolean {
  const settings = useSiteSettings();
  return Boolean(settings?.phoneNumber ?? settings?.contactEmail ?? settings?.officeLocation);
}

/** Telephone, email and office; those that are not set are left out. */
export function ContactDetails() {
  const contactUs = useContactUsMessages();
  const settings = useSiteSettings();
  const { phoneNumber: phone, contactEmail: email, officeLocation: office } = settings ?? {};
  if (!phone && !email && !office) return <p className="text-lg">{contactUs.noDetails}</p>;
  return (
    <dl className="space-y-7">
      {phone && (
        <Detail term={contactUs.phone}>
          <a href={telephoneLink(phone)} className={link}>
            {phone}
          </a>
        </Detail>
      )}
      {email && (
        <Detail term={contactUs.email}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Detail>
      )}
      {office && <Detail term={contactUs.office}>{office}</Detail>}
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-muted">{term}</dt>
      <dd className="font-heading text-[clamp(1.375rem,4.5vw,2rem)] leading-tight">{children}</dd>
    </div>
  );
}
