import type { MemberFilter } from '../../graphql/schemaTypes.generated.ts';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessageRecipientsQuery } from './Messages.generated.ts';

/** The numbers of members whom a message reaches now. */
export function RecipientCounts({ filter }: { filter: MemberFilter }) {
  const { memberMessages: words } = useAdminMessages();
  const query = useMessageRecipientsQuery({ variables: { filter }, fetchPolicy: 'network-only' });
  const data = query.data ?? query.previousData;
  return (
    <QueryBoundary query={{ ...query, data }}>
      {({
        messageRecipients: { members, addresses, paper, unsubscribed, unknownLanguage },
        siteSettings: { sendsMail },
      }) => (
        <>
          <p role="status">
            {words.recipientCounts(members, addresses, paper, unsubscribed)}{' '}
            {unknownLanguage > 0 && words.unknownLanguage(unknownLanguage)}
          </p>
          {!sendsMail && <p className="font-semibold text-red">{words.noMail}</p>}
        </>
      )}
    </QueryBoundary>
  );
}
