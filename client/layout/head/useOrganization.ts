import type { Organization } from 'schema-dts';
import { useMessages } from '../../messages/messages.ts';
import { useAbsoluteUrl } from './useAbsoluteUrl.ts';

/** The association in the structured data for search engines. */
export function useOrganization() {
  const { association } = useMessages();
  const absolute = useAbsoluteUrl();
  return {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: association.name,
    alternateName: association.nameAmharic,
    url: absolute('/'),
    logo: absolute('/icons/512.png'),
  } satisfies Organization;
}
