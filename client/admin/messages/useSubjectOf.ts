import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import type { MemberMessage_MessageFragment } from './Messages.generated.ts';

/** The name of a message to members: its subject in the language of the account, or in another one. */
export function useSubjectOf() {
  const present = usePageLanguage();
  const { noSubject } = useAdminMessages().memberMessages;
  return ({ texts }: MemberMessage_MessageFragment) => {
    const written = texts.filter(({ subject }) => subject);
    const own = written.find(({ language }) => language === present);
    return (own ?? written[0])?.subject ?? noSubject;
  };
}
