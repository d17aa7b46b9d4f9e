import type { FieldStates } from '../../forms/PublicForm.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { useMembershipFormMessages } from './messages.ts';

interface AgreementProps extends FieldStates {
  /** Whether a copy can be sent by mail. */
  canCopy: boolean;
}

/**
 * What an applicant agrees to, in both languages; the box is ticked from the start
 * (docs/product.md, section 4.3). And whether the applicant wants a copy.
 */
export function Agreement({ fields, values, canCopy }: AgreementProps) {
  const { agreement, copy, fieldErrorsAmharic, signature } = useMembershipFormMessages();
  return (
    <section aria-labelledby="agreement" className="border-t border-line pt-8">
      <h2 id="agreement" className="text-2xl font-semibold sm:text-3xl">
        {agreement.heading}{' '}
        <span lang="am" className="font-medium text-muted">
          {agreement.headingAmharic}
        </span>
      </h2>
      <div className="mt-5 mb-4 grid gap-x-12 gap-y-6 md:grid-cols-2 print:grid-cols-2">
        <p>{agreement.statement}</p>
        <p lang="am" className="leading-loose">
          {agreement.statementAmharic}
        </p>
      </div>
      <CheckBox
        name="agreement"
        label={agreement.checkbox}
        amharic={agreement.checkboxAmharic}
        error={fields['agreement']}
        errorAmharic={fieldErrorsAmharic[fields['agreement'] ?? '']}
        defaultChecked={!values || values['agreement'] !== ''}
        required
      />
      {canCopy && (
        <div className="print:hidden">
          <CheckBox
            name="copy"
            label={copy.checkbox}
            amharic={copy.checkboxAmharic}
            defaultChecked={Boolean(values?.['copy'])}
          />
        </div>
      )}
      <p className="mt-12 hidden items-baseline gap-x-2.5 print:flex">
        <span className="font-semibold">{signature.label}</span>
        <span lang="am" className="text-muted">
          {signature.amharic}
        </span>
        <span className="grow border-b border-ink" />
      </p>
    </section>
  );
}
