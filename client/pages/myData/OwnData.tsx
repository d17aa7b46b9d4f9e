import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { todayInAuckland } from '../../../api/shared/dates/days.ts';
import { codeOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { DayInBothCalendars } from '../../ui/text/DayInBothCalendars.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { LeavingForm } from './LeavingForm.tsx';
import { useOwnDataMessages } from './messages.ts';
import { type OwnData_OwnDataFragment, useOwnDataQuery } from './OwnData.generated.ts';

/** What the association has stored under the email address of a link. */
export function OwnData({ token }: { token: string }) {
  const { opened: words, form } = useOwnDataMessages();
  const failureText = useFailureText();
  const { data, error } = useOwnDataQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const [changed, setChanged] = useState<OwnData_OwnDataFragment | null>(null);
  if (error) {
    const isRefused = codeOf(error) === 'LINK_REFUSED';
    return (
      <>
        <p role="alert" className="text-lg">
          {isRefused ? words.refused : failureText(error)}
        </p>
        <Link to="/my-data" className={`${quietButton} mt-8`}>
          {form.name}
        </Link>
      </>
    );
  }
  const own = changed ?? data?.ownData;
  if (!own) return <p role="status">{words.loading}</p>;
  const { email, members, applications, inquiries } = own;
  const isEmpty = members.length + applications.length + inquiries.length === 0;
  const dayOf = (instant: string) => todayInAuckland(new Date(instant));
  return (
    <div className="space-y-12">
      <div className="space-y-3 text-lg">
        <p>{isEmpty ? words.nothing : words.intro(email)}</p>
        {!isEmpty && <p>{words.shared}</p>}
        {!isEmpty && (
          <button
            type="button"
            className={quietButton}
            onClick={() =>
              downloadFile('my-data.json', JSON.stringify(own, null, 2), 'application/json')
            }
          >
            {words.download}
          </button>
        )}
      </div>
      {members.map((member) => (
        <Entry key={member.id} kind={words.member} name={member.name}>
          <Values
            values={[
              [words.values.dob, <DayInBothCalendars day={member.dob} />],
              [words.values.email, member.email],
              [words.values.date, <DayInBothCalendars day={member.date} />],
              ...agreement(member),
            ]}
          />
          <p className="text-sm text-muted">{words.others}</p>
          <CorrectionForm token={token} member={member} onSaved={setChanged} />
          <LeavingForm token={token} member={member} onAsked={setChanged} />
        </Entry>
      ))}
      {applications.map((application) => (
        <Entry key={application.id} kind={words.application} name={application.name}>
          <Values
            values={[
              [words.values.appliedOn, <DayInBothCalendars day={application.date} />],
              [words.values.dob, <DayInBothCalendars day={application.dob} />],
              [words.values.email, application.email],
              [words.fields['address']?.label, application.address],
              [words.fields['contactNumber']?.label, application.contactNumber],
              ...agreement(application),
            ]}
          />
        </Entry>
      ))}
      {inquiries.map((inquiry) => (
        <Entry key={inquiry.id} kind={words.inquiry} name={inquiry.title}>
          <Values
            values={[
              [words.values.sentAt, <DayInBothCalendars day={dayOf(inquiry.createdAt)} />],
              [inquiry.name, inquiry.message],
            ]}
          />
        </Entry>
      ))}
    </div>
  );

  function agreement(person: { agreementText: string | null; agreedAt: string | null }): Value[] {
    const { agreementText, agreedAt } = person;
    if (!agreementText || !agreedAt) return [];
    return [
      [words.values.agreementText, agreementText],
      [words.values.agreedAt, <DayInBothCalendars day={dayOf(agreedAt)} />],
    ];
  }
}

type Value = [label: string | undefined, value: ReactNode];

function Entry({ kind, name, children }: { kind: string; name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="space-y-6 rounded-lg border border-line bg-surface px-4 py-6 sm:p-8"
    >
      <h2 id={id} className={sectionHeading}>
        <span className="block text-base font-normal text-muted">{kind}</span>
        <span className="wrap-anywhere">{name}</span>
      </h2>
      {children}
    </section>
  );
}

function Values({ values }: { values: Value[] }) {
  return (
    <dl className="space-y-3">
      {values.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
