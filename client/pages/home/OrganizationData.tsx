import type { ContactPoint, Organization } from 'schema-dts';
import { useSiteSettings } from '../../layout/siteSettings.ts';
import { StructuredData } from '../../layout/StructuredData.tsx';
import { useOrganization } from '../../layout/useOrganization.ts';
import { useWebPage } from '../../layout/useWebPage.ts';
import { useMessages } from '../../messages/messages.ts';
import { groupPlatforms, useSocialAccounts } from '../../layout/useSocialAccounts.ts';

/** Tells search engines who the association is and how to reach it. */
export function OrganizationData() {
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
  const organization: Organization = {
    ...useOrganization(),
    ...(accounts.length > 0 && { sameAs: accounts }),
    ...(officeLocation && { address: officeLocation }),
    ...(Object.keys(reached).length > 0 && { contactPoint }),
  };
  const { title, description } = useMessages().heads.home;
  const webPage = useWebPage({ path: '/', title, description });
  return <StructuredData things={[organization, webPage]} />;
}
