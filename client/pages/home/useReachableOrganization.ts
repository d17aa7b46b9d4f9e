import type { ContactPoint, Organization } from 'schema-dts';
import { useSiteSettings } from '../../layout/footer/siteSettings.ts';
import { useOrganization } from '../../layout/head/useOrganization.ts';
import { groupPlatforms, useSocialAccounts } from '../../layout/footer/useSocialAccounts.ts';

/** The association and its contact details, for search engines. */
export function useReachableOrganization(): Organization {
  const { phoneNumber, contactEmail, officeLocation } = useSiteSettings() ?? {};
  const accounts = useSocialAccounts(groupPlatforms).map(({ url }) => url);
  const reached = {
    ...(phoneNumber && { telephone: phoneNumber }),
    ...(contactEmail && { email: contactEmail }),
  };
  const contactPoint: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    ...reached,
  };
  return {
    ...useOrganization(),
    ...(accounts.length > 0 && { sameAs: accounts }),
    ...(officeLocation && { address: officeLocation }),
    ...(Object.keys(reached).length > 0 && { contactPoint }),
  };
}
