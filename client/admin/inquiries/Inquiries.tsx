import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { SubmissionList } from '../SubmissionList.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useInquiriesQuery } from './Inquiries.generated.ts';
import { InquiryRow } from './InquiryRow.tsx';

/** What visitors asked, the latest first. */
export function Component() {
  const { inquiries: words } = useAdminMessages().adminMail;
  const query = useInquiriesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage heading={words.heading} note={words.intro}>
      <QueryBoundary query={query}>
        {({ inquiries: { nodes, pageInfo } }) => (
          <SubmissionList
            typename="Inquiry"
            entries={nodes}
            pageInfo={pageInfo}
            load={(after) => query.fetchMore({ variables: { after } })}
            words={words}
          >
            {(inquiry, onDeleted) => <InquiryRow inquiry={inquiry} onDeleted={onDeleted} />}
          </SubmissionList>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
