import { Link } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import type { RecordFormState } from '../recordFormState.ts';

interface NextStepsProps {
  form: Pick<RecordFormState, 'editLink' | 'addAnother' | 'notShown'>;
  seeIt: string;
  seeItAt: string;
}

/** The next steps after a record was created, until the user selects one. */
export function NextSteps({ form, seeIt, seeItAt }: NextStepsProps) {
  const { next } = useAdminMessages().adminForms;
  return (
    <>
      {form.editLink && <p>{next.text}</p>}
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        {form.notShown === null && (
          <Link to={seeItAt} className={quietButton}>
            {seeIt}
          </Link>
        )}
        {form.editLink && (
          <Link to={form.editLink} className={quietButton}>
            {next.edit}
          </Link>
        )}
        <Button onClick={() => form.addAnother()}>{next.another}</Button>
      </div>
    </>
  );
}
