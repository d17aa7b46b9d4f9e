import { PublicForm } from '../../forms/PublicForm.tsx';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../ui/Field.tsx';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { TextArea } from '../../ui/TextArea.tsx';

/** The fields of an inquiry (specification, section 3); all are required (section 5). */
export function InquiryForm() {
  const { heading, labels, submit, privacyNote } = useMessages().contactUs.form;
  return (
    <section className="self-start rounded-lg border border-line bg-surface px-4 py-8 sm:p-10">
      <h2 className={`mb-3 ${sectionHeading}`}>{heading}</h2>
      <PublicForm
        name={heading}
        submit={submit}
        note={<p className="text-sm text-muted">{privacyNote}</p>}
      >
        <Field name="name" label={labels.name} autoComplete="name" required />
        <Field name="title" label={labels.title} required />
        <Field name="email" type="email" label={labels.email} autoComplete="email" required />
        <TextArea name="message" label={labels.message} required />
      </PublicForm>
    </section>
  );
}
