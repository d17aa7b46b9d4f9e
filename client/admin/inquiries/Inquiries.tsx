import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ArrivalList } from '../lists/ArrivalList.tsx';
import { Fetched } from '../lists/Fetched.tsx';
import { useInquiriesQuery } from './Inquiries.generated.ts';
import { InquiryRow } from './InquiryRow.tsx';

/** What visitors asked, the latest first. */
export function Component() {
  const { inquiries: words } = useAdminMessages().adminMail;
  const query = useInquiriesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage heading={words.heading} intro={words.intro}>
      <Fetched query={query}>
        {({ inquiries: { nodes, pageInfo } }) => (
          <ArrivalList
            typename="Inquiry"
            entries={nodes}
            pageInfo={pageInfo}
            load={(after) => query.fetchMore({ variables: { after } })}
            words={words}
          >
            {(inquiry, onDeleted) => <InquiryRow inquiry={inquiry} onDeleted={onDeleted} />}
          </ArrivalList>
        )}
      </Fetched>
    </AdminPage>
  );
}
