import type { ReactNode } from 'react';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { dayMonthYear } from '../../../api/dates/days.rules.ts';
import { toolStyle } from '../../content/toolStyle.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { EthiopianDate } from '../../ui/EthiopianDate.tsx';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { telephoneLink } from '../../ui/telephoneLink.ts';
import { MarkReadOnOpen } from '../MarkReadOnOpen.tsx';
import {
  type ApplicationRow_ApplicationFragment,
  useDeleteMembershipApplicationMutation,
  useMarkApplicationReadMutation,
} from './ApplicationRow.generated.ts';

interface ApplicationRowProps {
  application: ApplicationRow_ApplicationFragment;
  onDeleted: () => void;
}

/** An application for membership as it came. */
export function ApplicationRow({ application, onDeleted }: ApplicationRowProps) {
  const dateTime = useDateTime();
  const { adminMail, deleteFlow } = useAdminMessages();
  const { applications: words, states } = adminMail;
  const { labels } = words;
  const [remove] = useDeleteMembershipApplicationMutation();
  const [markRead] = useMarkApplicationReadMutation();
  const { id, name, dob, email, address, contactNumber, date, agreedAt, memberId } = application;
  return (
    <div className="py-6">
      <h2 className="font-body text-xl leading-snug font-semibold">
        <MultilingualText text={name} />
      </h2>
      {memberId !== null && <p className="text-green">{words.member(memberId)}</p>}
      <MarkReadOnOpen
        {...application}
        label={words.open}
        name={words.openName(name)}
        markRead={() => markRead({ variables: { id } })}
      >
        <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          <Particular label={labels.dob}>
            {dayMonthYear(dob)} <EthiopianDate day={dob} />
          </Particular>
          <Particular label={labels.contactNumber}>
            <a href={telephoneLink(contactNumber)} className={toolStyle}>
              {contactNumber}
            </a>
          </Particular>
          {email && (
            <Particular label={labels.email}>
              <a href={`mailto:${email}`} className={toolStyle}>
                {email}
              </a>
            </Particular>
          )}
          <Particular label={labels.address}>
            <MultilingualText text={address} />
          </Particular>
          <Particular label={labels.date}>
            {dayMonthYear(date)} <EthiopianDate day={date} />
          </Particular>
          <Particular label={labels.agreed}>
            {dateTime(agreedAt)}, {words.languages(application.agreementLanguage)}
          </Particular>
          {application.delivery && (
            <Particular label={labels.delivery}>{states[application.delivery]}</Particular>
          )}
        </dl>
        <details>
          <summary className={`${toolStyle} cursor-pointer`}>{words.statement}</summary>
          <p className="my-3 max-w-[36em] border-s-4 border-line ps-5 whitespace-pre-wrap">
            <MultilingualText text={application.agreementText} />
          </p>
        </details>
      </MarkReadOnOpen>
      <DeleteButton
        kind={deleteFlow.kinds.application}
        title={name}
        remove={() => remove({ variables: { id } })}
        onDeleted={onDeleted}
      />
    </div>
  );
}

function Particular({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-h-11 content-center whitespace-pre-line">{children}</dd>
    </div>
  );
}
