import { type SubmitEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { todayInAuckland } from '../../../api/shared/dates/days.ts';
import { toolStyle } from '../../content/toolStyle.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { DuplicatesNotice } from '../../members/DuplicatesNotice.tsx';
import { useDuplicates } from '../../members/useDuplicates.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { wordsFor } from '../../../api/shared/messages/words.ts';
import { accentButton } from '../../ui/buttonStyle.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { useToasts } from '../../ui/toast/toasts.ts';
import {
  type ApplicationPage_ApplicationFragment,
  useApplicationPageLazyQuery,
} from './ApplicationPage.generated.ts';
import {
  useRegisterApplicantMutation,
  useUnregisterApplicantMutation,
} from './RegisterApplicant.generated.ts';

interface RegisterApplicantProps {
  application: ApplicationPage_ApplicationFragment;
}

/**
 * Links to the member that was registered from an application, or shows the button that registers
 * the applicant.
 */
export function RegisterApplicant({ application }: RegisterApplicantProps) {
  const { id, name, dob, email, address, contactNumber, memberId } = application;
  const { registering: words, member } = useAdminMessages().adminMail.applications;
  const { deleted, failures } = useAdminMessages();
  const failureText = useFailureText();
  const { bring, notify } = useToasts();
  const duplicates = useDuplicates();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const options = {
    variables: { id },
    update: (cache: Parameters<typeof evictQueryFields>[0]) => evictQueryFields(cache, ['members']),
  };
  const [register] = useRegisterApplicantMutation(options);
  const [unregister] = useUnregisterApplicantMutation(options);
  const [readApplication] = useApplicationPageLazyQuery({ fetchPolicy: 'network-only' });
  useEffect(() => bring(Toaster), [bring]);

  async function undo() {
    try {
      await unregister();
      notify({ tone: 'good', text: words.undone });
    } catch (error) {
      notify({ tone: 'bad', text: words.notUndone, reason: failureText(error) });
    }
  }

  /**
   * Refetches the application. If another admin has registered it in the meantime, the page links
   * to the member, and the message that a similar member exists would mislead.
   */
  async function registeredMeanwhile(): Promise<string | null> {
    const { data } = await readApplication({ variables: { id } });
    const registered = data?.membershipApplication?.memberId ?? null;
    if (registered === null) return null;
    return wordsFor(failures, 'applicantRegistered', { memberId: registered }) ?? null;
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      const date = todayInAuckland(new Date());
      await duplicates.check({ name, dob, email, address, contactNumber, date });
      await register();
      const action = {
        label: deleted.undo,
        name: words.undoName(name),
        run: () => void undo(),
      };
      notify({ tone: 'good', text: words.success(name), action });
    } catch (error) {
      const reason = await registeredMeanwhile().catch(() => null);
      setFailure(reason ?? failureText(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      {memberId === null ? (
        <form onSubmit={(event) => void submit(event)} className="mt-6">
          <DuplicatesNotice {...duplicates} />
          {duplicates.shown.length === 0 && (
            <button type="submit" aria-disabled={isBusy} className={accentButton}>
              <AccessibleLabel name={words.buttonName(name)}>
                {isBusy ? words.busy : words.button}
              </AccessibleLabel>
            </button>
          )}
        </form>
      ) : (
        <p>
          <Link to={`/admin/edit-member/${memberId}`} className={`${toolStyle} text-green`}>
            {member(memberId)}
          </Link>
        </p>
      )}
      <StatusLine tone="bad">{failure}</StatusLine>
    </>
  );
}
