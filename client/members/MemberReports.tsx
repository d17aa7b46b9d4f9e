import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmedButton } from '../content/ConfirmedButton.tsx';
import { codeOf } from '../graphql/errors.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDateTime } from '../messages/useDateTime.ts';
import { Button } from '../ui/Button.tsx';
import { useToasts } from '../ui/toast/toasts.ts';
import {
  type MemberReportsQuery,
  useDeleteMemberReportMutation,
  useMemberReportsQuery,
} from './MemberReports.generated.ts';

type Report = MemberReportsQuery['memberReports'][number];

/** What members, or one of them, did with the link to their own data, until a volunteer has dealt with it. */
export function MemberReports({ memberId = null }: { memberId?: string | null }) {
  const { reports: words } = useAdminMessages().adminLists.members;
  const dateTime = useDateTime();
  const failureText = useFailureText();
  const { notify } = useToasts();
  const { data, refetch } = useMemberReportsQuery({
    variables: { memberId },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useDeleteMemberReportMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data || data.memberReports.length === 0) return null;

  async function finish({ id, at }: Report) {
    try {
      await remove({ variables: { id, at } });
    } catch (error) {
      // CONFLICT: the list then shows what the member has reported since. NOT_FOUND: a colleague has dealt with it.
      if (codeOf(error) !== 'NOT_FOUND') notify({ tone: 'bad', text: failureText(error) });
    }
    await showOthers();
  }

  async function showOthers() {
    await refetch();
    heading.current?.focus();
  }

  /** What the member did, with each changed value. */
  function textOf(report: Report): string {
    if (report.kind === 'LEAVING') return words.leaving;
    const line = (text: string) => text.replaceAll('\n', ' · ');
    const changed = (before: string | null, present: string) =>
      before === null || before === present ? [] : [words.corrected(line(before), line(present))];
    const address = changed(report.address, report.presentAddress);
    const { householdName } = report;
    return [
      ...address,
      ...(householdName && address.length > 0 ? [words.ofHousehold(householdName)] : []),
      ...changed(report.contactNumber, report.presentContactNumber),
    ].join(' ');
  }

  return (
    <section
      aria-labelledby="reports-heading"
      className="mt-4 rounded-lg border border-gold bg-surface px-4 py-3"
    >
      <h2
        id="reports-heading"
        ref={heading}
        tabIndex={-1}
        className="text-lg font-semibold text-green"
      >
        {words.heading}
      </h2>
      <ul className="divide-y divide-line">
        {data.memberReports.map((report) => (
          <li key={report.id} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link
              to={`/admin/edit-member/${report.memberId}`}
              translate="no"
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline decoration-gold decoration-2 underline-offset-4"
            >
              {report.memberName}
            </Link>
            <span className="grow wrap-anywhere">
              {textOf(report)} <span className="text-sm text-muted">{dateTime(report.at)}</span>
            </span>
            {report.kind === 'LEAVING' ? (
              <ConfirmedButton
                words={words.removal}
                subject={report.memberName}
                run={() => remove({ variables: { id: report.id, at: report.at } })}
                onDone={() => void showOthers()}
              />
            ) : (
              <Button
                look="tool"
                name={words.doneWith(report.memberName, textOf(report))}
                onClick={() => void finish(report)}
              >
                {words.done}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
