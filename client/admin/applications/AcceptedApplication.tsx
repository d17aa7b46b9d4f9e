import { Link } from 'react-router-dom';
import { toolStyle } from '../../ui/toolStyle.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import type { ApplicationPage_ApplicationFragment } from './ApplicationPage.generated.ts';

interface AcceptedApplicationProps {
  application: Pick<ApplicationPage_ApplicationFragment, 'memberId' | 'state' | 'notice'>;
}

/** Links to the member of an application, and says what the applicant was told. */
export function AcceptedApplication({ application }: AcceptedApplicationProps) {
  const dateTime = useDateTime();
  const words = useAdminMessages().adminMail.applications;
  const { memberId, state, notice } = application;
  return (
    <>
      {memberId !== null && (
        <p>
          <Link to={`/admin/edit-member/${memberId}`} className={`${toolStyle} text-green`}>
            {words.member(memberId)}
          </Link>
        </p>
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
