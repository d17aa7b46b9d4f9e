import preview from '../artwork/previews/contactUs.jpg';
import { Head } from '../layout/head/Head.tsx';
import {
  groupPlatforms,
  useSiteSettings,
  useSocialAccounts,
} from '../layout/footer/siteSettings.ts';
import { useFormMessages } from '../messages/formMessages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ContactUsDocument, useContactUsQuery } from './ContactUs.generated.ts';
import { useContactUsMessages } from './contactUs/messages.ts';
import type { ReactNode } from 'react';
import { telephoneLink } from '../ui/text/telephoneLink.ts';
import { useMessages } from '../messages/messages.ts';
import { sectionHeading } from '../ui/headingStyle.ts';
import { Icon } from '../ui/Icon.tsx';
import { SocialIcon } from '../ui/SocialIcon.tsx';
import { PublicForm } from '../forms/public/PublicForm.tsx';
import { requireReceipt, submitOptions, textsOf } from '../forms/public/publicFormSubmit.ts';
import { Field } from '../ui/field/Field.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { useSendInquiryMutation } from './contactUs/SendInquiry.generated.ts';

export const handle: PageHandle = {
  query: ContactUsDocument,
  messages: [useContactUsMessages, useFormMessages],
};

/**
 * The contact page (docs/product/pages.md, section 3.7). On a phone the form is above the parts that are
 * not configured.
 */
export function Component() {
  const contactUs = useContactUsMessages();
  const { data, refetch } = useContactUsQuery();
  const hasDetails = useHasContactDetails();
  const hasGroups = useSocialAccounts(groupPlatforms).length > 0;
  return (
    <>
      <Head page="contactUs" preview={preview} />
      <PageHeader heading={contactUs.heading}>
        <p>{contactUs.intro}</p>
      </PageHeader>
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-16 px-4 pb-20 sm:px-6 sm:pb-28 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {hasDetails && <ContactDetails />}
        {hasGroups && <StayConnected />}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <InquiryForm
            ticket={data?.formOpening.ticket}
            settings={data?.siteSettings}
            renewTicket={refetch}
          />
        </div>
        {!hasDetails && <ContactDetails />}
        {!hasGroups && <StayConnected />}
      </div>
    </>
  );
}

const link =
  'inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.2em] hover:text-green';

/** Whether `ContactDetails` shows anything. */
function useHasContactDetails(): boolean {
  const settings = useSiteSettings();
  return Boolean(settings?.phoneNumber ?? settings?.contactEmail ?? settings?.officeLocation);
}

/** Telephone, email and office; those that are not set are left out. */
function ContactDetails() {
  const contactUs = useContactUsMessages();
  const settings = useSiteSettings();
  const { phoneNumber: phone, contactEmail: email, officeLocation: office } = settings ?? {};
  if (!phone && !email && !office) return <p className="text-lg">{contactUs.noDetails}</p>;
  return (
    <dl className="space-y-7">
      {phone && (
        <Detail term={contactUs.phone}>
          <a href={telephoneLink(phone)} className={link}>
            {phone}
          </a>
        </Detail>
      )}
      {email && (
        <Detail term={contactUs.email}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Detail>
      )}
      {office && <Detail term={contactUs.office}>{office}</Detail>}
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-muted">{term}</dt>
      <dd className="font-heading text-[clamp(1.375rem,4.5vw,2rem)] leading-tight">{children}</dd>
    </div>
  );
}

/** The groups and pages of the association on other platforms. */
function StayConnected() {
  const { layout } = useMessages();
  const contactUs = useContactUsMessages();
  const { heading, intro, none, ...names } = contactUs.stayConnected;
  const links = useSocialAccounts(groupPlatforms);
  return (
    <section id="stay-connected" aria-labelledby="stay-connected-heading">
      <h2 id="stay-connected-heading" className={sectionHeading}>
        {heading}
      </h2>
      <p className="mt-3 text-lg text-muted">{links.length > 0 ? intro : none}</p>
      {links.length > 0 && (
        <ul className="mt-6 border-b border-line">
          {links.map(({ platform, url }) => (
            <li key={platform} className="border-t border-line">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="group flex items-center gap-4 py-4 text-lg font-semibold hover:text-green sm:text-xl"
              >
                <SocialIcon platform={platform} className="size-9 shrink-0 text-green" />
                <span>
                  {names[platform]}
                  <span className="sr-only"> {layout.opensInNewTab}</span>
                </span>
                <Icon
                  name="outward"
                  className="ml-auto size-6 text-muted transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const names = ['name', 'title', 'email', 'message'] as const;

interface KeepingSettings {
  inquiryRetentionDays: number;
  sendsMail: boolean;
}

interface InquiryFormProps {
  /** The result of the page's query; undefined while it loads. */
  ticket: string | undefined;
  settings: KeepingSettings | undefined;
  renewTicket: () => Promise<unknown>;
}

/** The fields of an inquiry, all of them required (docs/product/forms.md, section 4.2). */
function InquiryForm({ ticket, settings, renewTicket }: InquiryFormProps) {
  const words = useContactUsMessages().form;
  const { heading, privacy } = words;
  const { purpose, mailed, stored } = privacy;
  const kept = ({ inquiryRetentionDays: days, sendsMail }: KeepingSettings) =>
    sendsMail ? mailed(days) : stored(days);
  const [sendInquiry] = useSendInquiryMutation();
  return (
    <section className="self-start rounded-lg border border-line bg-surface px-4 py-8 sm:p-10">
      <h2 className={`mb-3 ${sectionHeading}`}>{heading}</h2>
      <PublicForm
        name={heading}
        action="/contact-us"
        words={words}
        success={({ delivery }) => (delivery === 'STORED' ? words.stored : words.success)}
        ticket={ticket}
        renewTicket={renewTicket}
        send={async (form, proof) => {
          const variables = { input: textsOf(form, names), proof };
          return requireReceipt(
            (await sendInquiry({ variables, ...submitOptions() })).data?.sendInquiry,
          );
        }}
        note={
          <p className="text-sm text-muted">
            {settings ? `${purpose} ${kept(settings)}` : purpose}
          </p>
        }
      >
        {(field) => (
          <>
            <Field {...field('name')} autoComplete="name" maxLength={200} required />
            <Field {...field('title')} maxLength={200} required />
            <Field {...field('email')} type="email" autoComplete="email" maxLength={200} required />
            <TextArea {...field('message')} maxLength={10_000} required />
          </>
        )}
      </PublicForm>
    </section>
  );
}
