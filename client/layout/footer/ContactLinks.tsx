import { useMessages } from '../../messages/messages.ts';
import { telephoneLink } from '../../ui/text/telephoneLink.ts';
import { footerHeading } from './footerHeading.ts';
import { useSiteSettings } from './siteSettings.ts';

const link =
  'inline-flex min-h-11 items-center underline decoration-gold decoration-2 underline-offset-4 hover:decoration-4';

/** The contact details of the association; those that are not configured are left out. */
export function ContactLinks() {
  const { footer } = useMessages().layout;
  const settings = useSiteSettings();
  if (!settings?.phoneNumber && !settings?.contactEmail && !settings?.officeLocation) return null;
  const { phoneNumber, contactEmail, officeLocation } = settings;
  return (
    <section>
      <h2 className={footerHeading}>{footer.contact}</h2>
      <ul className="flex flex-wrap gap-x-6 md:mt-3 md:block">
        {phoneNumber && (
          <li>
            <a
              href={telephoneLink(phoneNumber)}
              aria-label={footer.phoneName(phoneNumber)}
              className={link}
            >
              {phoneNumber}
            </a>
          </li>
        )}
        {contactEmail && (
          <li>
            <a
              href={`mailto:${contactEmail}`}
              aria-label={footer.emailName(contactEmail)}
              className={link}
            >
              {contactEmail}
            </a>
          </li>
        )}
        {officeLocation && <li className="flex min-h-11 items-center">{officeLocation}</li>}
      </ul>
    </section>
  );
}
