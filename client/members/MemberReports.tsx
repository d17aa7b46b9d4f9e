import { Link } from 'react-router-dom';
import { toolStyle } from '../content/toolStyle.ts';
import { codeOf } from '../graphql/errors.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDateTime } from '../messages/useDateTime.ts';
import { useToasts } from '../ui/toast/toasts.ts';
import { useDeleteMemberReportMutation, useMemberReportsQuery } from './MemberReports.generated.ts';

/** What members did with the link to their own data, until a volunteer has dealt with it. */
export function MemberReports() {
  const { reports: words } = useAdminMessages().adminLists.members;
  const dateTime = useDateTime();
  const failureText = useFailureText();
  const { notify } = useToasts();
  const { data, refetch } = useMemberReportsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteMemberReportMutation();
  if (!data || data.memberReports.length === 0) return null;

  async function finish(id: string) {
    try {
      await remove({ variables: { id } });
    } catch (error) {
      // NOT_FOUND: a colleague has dealt with it.
      if (codeOf(error) !== 'NOT_FOUND') notify({ tone: 'bad', text: failureText(error) });
    }
    await refetch();
  }

  return (
    <section
      aria-labelledby="reports-heading"
      className="mt-4 rounded-lg border border-gold bg-surface px-4 py-3"
    >
      <h2 id="reports-heading" className="text-lg font-semibold text-green">
        {words.heading}
      </h2>
      <ul className="divide-y divide-line">
        {data.memberReports.map(({ id, kind, at, memberId, memberName, ...before }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link
              to={`/admin/edit-member/${memberId}`}
              translate="no"
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline decoration-gold decoration-2 underline-offset-4"
            >
              {memberName}
            </Link>
            <span className="grow wrap-anywhere">
              {kind === 'LEAVING'
                ? words.leaving
                : words.corrected(before.address ?? '', before.contactNumber ?? '')}{' '}
              <span className="text-sm text-muted">{dateTime(at)}</span>
            </span>
            <button
              type="button"
              className={toolStyle}
              aria-label={words.doneWith(memberName)}
              onClick={() => void finish(id)}
            >
              {words.done}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
