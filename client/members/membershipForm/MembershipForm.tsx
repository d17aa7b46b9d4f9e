import preview from '../../artwork/previews/membershipForm.jpg';
import { PublicForm } from '../../forms/public/PublicForm.tsx';
import { requireReceipt, submitOptions, textsOf } from '../../forms/public/publicFormSubmit.ts';
import { Head } from '../../layout/head/Head.tsx';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useFormMessages } from '../../messages/formMessages.ts';
import type { PageHandle } from '../../pageHandle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { MembershipFormDocument, useMembershipFormQuery } from './MembershipForm.generated.ts';
import { useApplyForMembershipMutation } from './ApplyForMembership.generated.ts';
import { useMembershipFormMessages } from './messages.ts';
import { OtherLanguage } from '../../ui/text/OtherLanguage.tsx';
import type { PublicField } from '../../forms/public/publicFields.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import type { FormResult } from '../../forms/submission/formResult.ts';
import { Bilingual } from '../../ui/field/Bilingual.tsx';
import { earliestBirth, founded } from '../../../api/shared/members/personLimits.rules.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { useToday } from '../../ui/useToday.ts';

export const handle: PageHandle = {
  query: MembershipFormDocument,
  messages: [useMembershipFormMessages, useFormMessages],
};

const names = ['name', 'dob', 'email', 'address', 'contactNumber', 'date'] as const;

/** The bilingual application for membership (docs/product/pages.md, section 3.9). */
export function Component() {
  const words = useMembershipFormMessages();
  const language = usePageLanguage() === 'AM' ? 'am' : 'en';
  const { data, refetch } = useMembershipFormQuery();
  const [applyForMembership] = useApplyForMembershipMutation();
  return (
    <>
      <Head page="membershipForm" preview={preview} />
      <PageHeader heading={words.title} otherHeading={words.titleAmharic}>
        <p>{words.intro}</p>
        {/* Until the fonts have loaded, a phone without an Amharic font would need only one line. */}
        <OtherLanguage as="p" className="max-sm:min-h-[2lh]">
          {words.introAmharic}
        </OtherLanguage>
      </PageHeader>
      <div className="mx-auto w-full max-w-6xl px-0 pb-20 sm:px-6 sm:pb-28 print:p-0">
        <div className="border-b border-line bg-surface sm:border-x print:border-0">
          <div className="tibeb" />
          <div className="px-4 py-8 sm:p-10 lg:p-14 print:p-0">
            <PublicForm
              name={words.title}
              action="/membership-form"
              words={words}
              success={(result) => <ApplicationThanks {...result} />}
              inOther={words.amharic}
              ticket={data?.formOpening.ticket}
              renewTicket={refetch}
              send={async (form, proof) => {
                const [agreement, copy] = [form.has('agreement'), form.has('copy')];
                const input = { ...textsOf(form, names), agreement, copy, language };
                const { data: answer } = await applyForMembership({
                  variables: { input, proof },
                  ...submitOptions(),
                });
                return requireReceipt(answer?.applyForMembership);
              }}
            >
              {(field) => (
                <>
                  <MemberFields field={field} today={data?.formOpening.today ?? ''} />
                  <Agreement field={field} canCopy={data?.siteSettings.sendsMail ?? false} />
                </>
              )}
            </PublicForm>
          </div>
        </div>
      </div>
    </>
  );
}

interface AgreementProps {
  field: PublicField;
  /** Whether a copy can be sent by mail. */
  canCopy: boolean;
}

/**
 * The agreement of an applicant, in both languages; its checkbox is ticked at the start
 * (docs/product/forms.md, section 4.3). Also the checkbox for a copy.
 */
function Agreement({ field, canCopy }: AgreementProps) {
  const { agreement, signature } = useMembershipFormMessages();
  const { defaultValue: agreed, ...agreementBox } = field('agreement');
  const { defaultValue: wanted, ...copyBox } = field('copy');
  return (
    <section aria-labelledby="agreement" className="border-t border-line pt-8">
      <h2 id="agreement" className="text-2xl font-semibold sm:text-3xl">
        {agreement.heading}{' '}
        <OtherLanguage className="font-medium text-muted">{agreement.headingAmharic}</OtherLanguage>
      </h2>
      <div className="mt-5 mb-4 grid gap-x-12 gap-y-6 md:grid-cols-2 print:grid-cols-2">
        <p>{agreement.statement}</p>
        <OtherLanguage as="p" className="leading-loose">
          {agreement.statementAmharic}
        </OtherLanguage>
      </div>
      <CheckBox {...agreementBox} defaultChecked={agreed !== ''} required />
      {canCopy && (
        <div className="print:hidden">
          <CheckBox {...copyBox} defaultChecked={Boolean(wanted)} />
        </div>
      )}
      <p className="mt-12 hidden items-baseline gap-x-2.5 print:flex">
        <span className="font-semibold">{signature.label}</span>
        <OtherLanguage className="text-muted">{signature.amharic}</OtherLanguage>
        <span className="grow border-b border-ink" />
      </p>
    </section>
  );
}

type ApplicationThanksProps = Pick<FormResult, 'delivery' | 'isRegistered'>;

/** Thanks an applicant, and says what happens next. */
function ApplicationThanks({ delivery, isRegistered }: ApplicationThanksProps) {
  const { success, thanks, registered, mailPending } = useMembershipFormMessages();
  const said = isRegistered ? registered : thanks;
  return (
    <div className="max-w-[36em] space-y-3">
      <p className="text-xl">
        <Bilingual text={success.text} other={success.amharic} />
      </p>
      <div className="space-y-3 font-normal text-ink">
        <p>
          <Bilingual text={said.text} other={said.amharic} />
        </p>
        {delivery === 'PENDING' && (
          <p>
            <Bilingual text={mailPending.text} other={mailPending.amharic} />
          </p>
        )}
      </div>
    </div>
  );
}

interface MemberFieldsProps {
  field: PublicField;
  /** The day on which the page was rendered, in Auckland. */
  today: string;
}

/** The fields of an application; only the email is optional (docs/product/forms.md, section 4.3). */
export function MemberFields({ field, today: renderedOn }: MemberFieldsProps) {
  const { calendarHint, calendarHintAmharic, amharic } = useMembershipFormMessages();
  // A page may have been rendered on an earlier day, so the day of the browser counts.
  const today = useToday(renderedOn);
  const date = field('date');
  const hint = (
    <>
      <span className="mr-2 inline-block">{calendarHint}</span>
      <OtherLanguage className="inline-block">{calendarHintAmharic}</OtherLanguage>
    </>
  );
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 print:grid-cols-2 print:gap-y-4">
      <Field {...field('name')} autoComplete="name" maxLength={200} required />
      <DateField
        {...field('dob')}
        hint={hint}
        otherWords={amharic.calendars}
        min={earliestBirth}
        max={today || undefined}
        autoComplete="bday"
        required
      />
      <Field {...field('email')} type="email" autoComplete="email" maxLength={200} />
      <TextArea
        {...field('address')}
        rows={2}
        maxLength={200}
        autoComplete="street-address"
        required
      />
      <Field {...field('contactNumber')} type="tel" maxLength={200} autoComplete="tel" required />
      <DateField
        {...date}
        hint={hint}
        otherWords={amharic.calendars}
        min={founded}
        defaultValue={date.defaultValue ?? today}
        autoComplete="off"
        required
      />
    </div>
  );
}
