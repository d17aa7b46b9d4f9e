import { Link } from 'react-router-dom';
import { telephoneLink } from '../../ui/text/telephoneLink.ts';
import { toolStyle } from '../../ui/toolStyle.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import type { ApplicationPage_ApplicationFragment } from './ApplicationPage.generated.ts';
import { useMemberOfApplicationQuery } from './DecideApplication.generated.ts';

/** Whether two telephone numbers differ at most in their spaces and other marks. */
const isSameNumber = (one: string, other: string) => telephoneLink(one) === telephoneLink(other);

/** Links to the member of an application, with what differs, and says what the applicant was told. */
export function AcceptedApplication({
  application,
}: {
  application: ApplicationPage_ApplicationFragment;
}) {
  const dateTime = useDateTime();
  const { admin, adminMail } = useAdminMessages();
  const words = adminMail.applications;
  const { memberId, state, notice } = application;
  const member = useMemberOfApplicationQuery({
    variables: { id: String(memberId) },
    skip: memberId === null,
    fetchPolicy: 'no-cache',
  }).data?.member;
  const stored = { ...member, address: member?.postalAddress };
  const differing = (['name', 'email', 'address', 'contactNumber'] as const).flatMap((name) =>
    !member ||
    ['', stored[name]].includes(application[name]) ||
    (name === 'contactNumber' && isSameNumber(application[name], member[name]))
      ? []
      : admin.named(words.labels[name], stored[name] || '–'),
  );
  return (
    <>
      {memberId !== null && (
        <p>
          <Link to={`/admin/edit-member/${memberId}`} className={`${toolStyle} text-green`}>
            {words.member(memberId)}
          </Link>
        </p>
      )}
      {differing.length > 0 && (
        <p className="wrap-anywhere">{words.deciding.differs(differing.join(' · '))}</p>
      )}
      {notice ? (
        <p className={notice.lastError || notice.state === 'FAILED' ? 'text-red' : undefined}>
          {notice.state === 'SENT'
            ? words.notice.SENT(dateTime(notice.sentAt ?? ''))
            : words.notice[notice.state]}{' '}
          {notice.lastError && words.notice.lastFailure(notice.lastError)}
        </p>
      ) : (
        state === 'ACCEPTED' && <p>{words.notice.none}</p>
      )}
    </>
  );
}
