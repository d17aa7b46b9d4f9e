import type { Organization } from 'schema-dts';
import { useMessages } from '../../messages/messages.ts';
import { useSiteSettings } from '../footer/siteSettings.ts';
import { useAbsoluteUrl } from './useAbsoluteUrl.ts';

/** The association in the structured data for search engines. */
export function useOrganization() {
  const { association } = useMessages();
  const absolute = useAbsoluteUrl();
  const logo = useSiteSettings()?.logo;
  return {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: association.name,
    alternateName: association.nameAmharic,
    url: absolute('/'),
    logo: absolute(logo?.url ?? '/icons/512.png'),
  } satisfies Organization;
}
