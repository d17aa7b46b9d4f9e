import { Link } from 'react-router-dom';
import { toolStyle } from '../ui/toolStyle.ts';
import { noticeBox } from '../forms/notice/noticeStyle.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useChildrenOfAgeQuery } from './Household.generated.ts';

/** Leads to the children who came of age, and says above their list what to do. */
export function ChildrenOfAge({ isFiltered }: { isFiltered: boolean }) {
  const { admin, adminLists } = useAdminMessages();
  const { data } = useChildrenOfAgeQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.pendingCounts.childrenOfAge;
  if (isFiltered) return <p className={noticeBox}>{adminLists.members.cameOfAge.hint}</p>;
  if (!count) return null;
  return (
    <Link to="?only=cameOfAge%3Dtrue" className={toolStyle}>
      {admin.dashboard.waiting.ofAge(count)}
    </Link>
  );
}
