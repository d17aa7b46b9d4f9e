import type { PublicField } from '../../forms/public/publicFields.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { useMembershipFormMessages } from './messages.ts';
import { OtherLanguage } from '../../ui/text/OtherLanguage.tsx';

interface AgreementProps {
  field: PublicField;
  /** Whether a copy can be sent by mail. */
  canCopy: boolean;
}

/**
 * The agreement of an applicant, in both languages; its checkbox is ticked at the start
 * (docs/product/forms.md, section 4.3). Also the checkbox for a copy.
 */
export function Agreement({ field, canCopy }: AgreementProps) {
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
