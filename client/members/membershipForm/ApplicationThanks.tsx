import type { FormResult } from '../../forms/submission/formResult.ts';
import { Bilingual } from '../../ui/field/Bilingual.tsx';
import { useMembershipFormMessages } from './messages.ts';

type ApplicationThanksProps = Pick<FormResult, 'delivery' | 'isRegistered'>;

/** Thanks an applicant, and says what happens next. */
export function ApplicationThanks({ delivery, isRegistered }: ApplicationThanksProps) {
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
