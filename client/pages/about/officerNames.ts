import { usePageLanguage } from '../../messages/createMessages.ts';
import type { LeadershipPosition } from '../leadership.ts';
import type { OfficerNames_OfficerFragment } from './OfficerNames.generated.ts';
import { useAboutMessages } from './messages.ts';

/** Returns the names of an office and its officer in the language of the page. */
export function useOfficerNames() {
  const { positions } = useAboutMessages();
  const isAmharic = usePageLanguage() === 'AM';
  const inLanguage = (english: string, amharic: string) =>
    isAmharic && amharic !== '' ? amharic : english;
  return {
    officeName: (
      position: LeadershipPosition['position'],
      officer: OfficerNames_OfficerFragment | null,
    ) =>
      position
        ? positions[position]
        : inLanguage(officer?.title ?? '', officer?.titleAmharic ?? ''),
    personName: ({ name, nameAmharic }: OfficerNames_OfficerFragment) =>
      inLanguage(name, nameAmharic),
  };
}
