import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import type { OfficerRow_OfficerFragment as Officer } from './OfficerRow.generated.ts';

/** The name and the office of an officer in the language of the page, if they are known in it. */
export function useOfficerTexts() {
  const { offices } = useAdminMessages().officer;
  const isAmharic = usePageLanguage() === 'AM';
  return {
    nameOf: ({ name, nameAmharic }: Pick<Officer, 'name' | 'nameAmharic'>) =>
      (isAmharic && nameAmharic) || name,
    officeOf: ({
      office,
      title,
      titleAmharic,
    }: Pick<Officer, 'office' | 'title' | 'titleAmharic'>) =>
      office === 'OTHER' ? (isAmharic && titleAmharic) || title : offices[office],
  };
}
