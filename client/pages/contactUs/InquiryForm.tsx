import { PublicForm } from '../../forms/public/PublicForm.tsx';
import { requireReceipt, submitOptions, textsOf } from '../../forms/public/publicFormSubmit.ts';
import { Field } from '../../ui/field/Field.tsx';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { useSendInquiryMutation } from './SendInquiry.generated.ts';
import { useContactUsMessages } from './messages.ts';

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
export function InquiryForm({ ticket, settings, renewTicket }: InquiryFormProps) {
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
