import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';
import { todayInAuckland } from '../../../api/shared/dates/days.ts';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { codeOf } from '../../graphql/errors.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { DayInBothCalendars } from '../../ui/text/DayInBothCalendars.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { LeavingForm } from './LeavingForm.tsx';
import { useOwnDataMessages } from './messages.ts';
import { type OwnData_OwnDataFragment, useOwnDataQuery } from './OwnData.generated.ts';
import { useOwnFailureText } from './useOwnFailureText.ts';

type Payment = OwnData_OwnDataFragment['members'][number]['payments'][number];

/** What the association has stored under the email address of a link. */
export function OwnData({ token }: { token: string }) {
  const { opened: words, form } = useOwnDataMessages();
  const { ui } = useMessages();
  const language = usePageLanguage();
  const failureText = useOwnFailureText();
  const { data, error, refetch } = useOwnDataQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const [changed, setChanged] = useState<OwnData_OwnDataFragment | null>(null);
  // The page in another language gets the token as from the email. `LanguageLink`, which all pages
  // load, has set the address before.
  useEffect(() => {
    const passToken = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      if (link) link.hash = token;
    };
    window.addEventListener('click', passToken);
    return () => window.removeEventListener('click', passToken);
  }, [token]);
  if (error) {
    return (
      <>
        <p role="alert" className="text-lg">
          {failureText(error)}
        </p>
        <p className="mt-8 flex flex-wrap gap-4">
          {codeOf(error) !== 'LINK_REFUSED' && (
            <button type="button" className={quietButton} onClick={() => void refetch()}>
              {ui.retry}
            </button>
          )}
          <Link to="/my-data" className={quietButton}>
            {form.name}
          </Link>
        </p>
      </>
    );
  }
  const own = changed ?? data?.ownData;
  if (!own) return <p role="status">{words.loading}</p>;
  const textOf = ({ amountCents, kind, feeYear, voidedAt }: Payment) =>
    [moneyText(amountCents), words.paymentKinds[kind], feeYear, voidedAt && words.paymentKinds.VOID]
      .filter(Boolean)
      .join(' · ');
  const { email, members, applications, inquiries } = own;
  const statements = new Set(
    [...members, ...applications].flatMap(({ agreementText }) => agreementText ?? []),
  );
  const isEmpty = members.length + applications.length + inquiries.length === 0;
  return (
    <div className="space-y-12">
      <div className="space-y-3 text-lg">
        <p>{isEmpty ? words.nothing : words.intro(email)}</p>
        {!isEmpty && <p>{words.shared}</p>}
        {!isEmpty && (
          <p className="flex flex-wrap gap-4">
            <button type="button" className={quietButton} onClick={() => window.print()}>
              {words.print}
            </button>
            <button
              type="button"
              className={quietButton}
              onClick={() =>
                downloadFile(
                  'my-data.json',
                  JSON.stringify(own, withoutTypes, 2),
                  'application/json',
                )
              }
            >
              {words.download}
            </button>
          </p>
        )}
      </div>
      {members.length > 0 && (
        <p>
          {words.messages[own.isUnsubscribed ? 'none' : 'sent']}{' '}
          <a
            href={`${own.unsubscribeLink}&language=${language}`}
            className="underline print:hidden"
          >
            {words.messages.change}
          </a>
        </p>
      )}
      {members.map((member) => (
        <Entry key={member.id} kind={words.member} name={member.name}>
          <dl className="space-y-3">
            <Value label={words.values.number}>M{member.id}</Value>
            <DayValue label={words.values.dob} day={member.dob} />
            <Value label={words.values.email}>{member.email}</Value>
            {member.householdName && (
              <Value label={words.values.household}>
                {member.householdName}
                {member.householdRole && ` · ${words.householdRoles[member.householdRole]}`}
              </Value>
            )}
            {member.address !== member.postalAddress && (
              <Value label={words.values.ownAddress}>{member.address}</Value>
            )}
            <DayValue label={words.values.date} day={member.date} />
            {member.joinedOn && <DayValue label={words.values.joinedOn} day={member.joinedOn} />}
            {member.ceasedOn && <DayValue label={words.values.ceasedOn} day={member.ceasedOn} />}
            {member.language && (
              <Value label={words.values.language}>{languages[member.language].name}</Value>
            )}
            {member.channel && (
              <Value label={words.values.channel}>{words.channels[member.channel]}</Value>
            )}
            {member.payments.length > 0 && (
              <Value label={words.values.payments}>
                {member.payments.map((payment, index) => (
                  <span key={index} className="block">
                    <DayInBothCalendars day={payment.receivedOn} /> · {textOf(payment)}
                  </span>
                ))}
              </Value>
            )}
            {member.agreedAt && (
              <DayValue label={words.values.agreedAt} day={dayOf(member.agreedAt)} />
            )}
          </dl>
          <p className="text-sm text-muted">
            {words.others} {member.sharesAddress && words.wholeHousehold}
          </p>
          <CorrectionForm
            token={token}
            member={member}
            onSaved={setChanged}
            reload={async () => {
              setChanged(null);
              await refetch();
            }}
          />
          {!member.ceasedOn && <LeavingForm token={token} member={member} onAsked={setChanged} />}
        </Entry>
      ))}
      {applications.map((application) => (
        <Entry key={application.id} kind={words.application} name={application.name}>
          <dl className="space-y-3">
            <DayValue label={words.values.appliedOn} day={application.date} />
            <DayValue label={words.values.dob} day={application.dob} />
            <Value label={words.values.email}>{application.email}</Value>
            <Value label={words.fields.address.label}>{application.address}</Value>
            <Value label={words.fields.contactNumber.label}>{application.contactNumber}</Value>
            <DayValue label={words.values.agreedAt} day={dayOf(application.agreedAt)} />
          </dl>
        </Entry>
      ))}
      {inquiries.map((inquiry) => (
        <Entry key={inquiry.id} kind={words.inquiry} name={inquiry.title}>
          <dl className="space-y-3">
            <DayValue label={words.values.sentAt} day={dayOf(inquiry.createdAt)} />
            <Value label={inquiry.name}>{inquiry.message}</Value>
          </dl>
        </Entry>
      ))}
      {/* Members and applications often share a statement, so each is shown once. */}
      {[...statements].map((text) => (
        <dl key={text}>
          <Value label={words.values.agreementText}>
            <MultilingualText text={inOrder(text, language)} />
          </Value>
        </dl>
      ))}
      <Link to="/my-data" replace className={`${quietButton} print:hidden`}>
        {words.close}
      </Link>
    </div>
  );
}

/** Leaves out the types of GraphQL. */
const withoutTypes = (key: string, value: unknown) =>
  key === '__typename' || key === 'unsubscribeLink' ? undefined : value;

/** The day of an instant in Auckland. */
const dayOf = (instant: string) => todayInAuckland(new Date(instant));

/** The paragraphs of a text in both languages, those in the language of the page first. */
function inOrder(text: string, language: Language): string {
  const paragraphs = text.split('\n\n');
  const isAmharic = (paragraph: string) => /\p{Script=Ethiopic}/u.test(paragraph);
  const isFirst = (paragraph: string) => isAmharic(paragraph) === (language === 'AM');
  return [...paragraphs.filter(isFirst), ...paragraphs.filter((each) => !isFirst(each))].join(
    '\n\n',
  );
}

function DayValue({ label, day }: { label: string; day: string }) {
  return (
    <Value label={label}>
      <DayInBothCalendars day={day} />
    </Value>
  );
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

function Entry({ kind, name, children }: { kind: string; name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="space-y-6 rounded-lg border border-line bg-surface px-[min(1rem,4vw)] py-6 sm:p-8"
    >
      <h2 id={id} className={sectionHeading}>
        <span className="block text-base font-normal text-muted">{kind}</span>
        <span className="wrap-anywhere">{name}</span>
      </h2>
      {children}
    </section>
  );
}
