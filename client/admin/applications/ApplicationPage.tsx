import type { ReactNode } from 'react';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { toolsStyle, toolStyle } from '../../ui/toolStyle.ts';
import { SavedDrafts } from '../../forms/draft/SavedDrafts.tsx';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { telephoneLink } from '../../ui/text/telephoneLink.ts';
import { ReadState } from '../ReadState.tsx';
import { SubmissionPage } from '../SubmissionPage.tsx';
import { DecideApplication } from './DecideApplication.tsx';
import {
  type ApplicationPage_ApplicationFragment,
  useApplicationPageQuery,
  useDeleteMembershipApplicationMutation,
  useMarkApplicationReadMutation,
} from './ApplicationPage.generated.ts';

const listPath = '/admin/applications';

/** The page of an application for membership. */
export function Component() {
  const { applications: words } = useAdminMessages().adminMail;
  const [markRead] = useMarkApplicationReadMutation();
  return (
    <SubmissionPage
      useQuery={useApplicationPageQuery}
      markRead={markRead}
      words={words}
      listPath={listPath}
      nameOf={({ name }) => name}
    >
      {(application) => <Application application={application} />}
    </SubmissionPage>
  );
}

/** An application for membership, as the applicant sent it. */
function Application({ application }: { application: ApplicationPage_ApplicationFragment }) {
  const dateTime = useDateTime();
  const { adminMail, deleteFlow } = useAdminMessages();
  const { applications: words, states } = adminMail;
  const { labels } = words;
  const [remove] = useDeleteMembershipApplicationMutation({
    update: (cache) => evictQueryFields(cache, ['membershipApplications']),
  });
  const { id, name, dob, email, address, contactNumber, date, agreedAt } = application;
  return (
    <>
      <ReadState {...application} />
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
          {dateTime(agreedAt)} · {words.languages(application.agreementLanguage)}
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
      <SavedDrafts key={id}>
        <DecideApplication application={application} />
      </SavedDrafts>
      <ApplicationLog steps={application.steps} />
      <div className={`${toolsStyle} mt-6`}>
        <DeleteButton
          kind={deleteFlow.kinds.application}
          title={name}
          remove={() => remove({ variables: { id } })}
          listPath={listPath}
        />
      </div>
    </>
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

/** The decisions about an application and the notes on it, the latest first. */
function ApplicationLog({ steps }: Pick<ApplicationPage_ApplicationFragment, 'steps'>) {
  const dateTime = useDateTime();
  const { log, states } = useAdminMessages().adminMail.applications;
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="log" className="mt-8 max-w-[44em]">
      <h2 id="log" className="font-body text-lg font-semibold">
        {log.heading}
      </h2>
      <ol className="my-4 divide-y divide-line border-y border-line">
        {steps.map(({ id, at, by, state, assignedTo, note }) => (
          <li key={id} className="py-3 wrap-anywhere">
            <p className="text-muted">
              <time dateTime={at}>{dateTime(at)}</time> · {by ?? log.site}
            </p>
            {state && <p>{log.state(states[state])}</p>}
            {assignedTo !== null && <p>{log.assigned(assignedTo)}</p>}
            {note && (
              <p className="whitespace-pre-line">
                <MultilingualText text={note} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
