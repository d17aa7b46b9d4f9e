import { useRef, useState } from 'react';
import { quietButton } from '../../ui/buttonStyle.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useOwnDataMessages } from './messages.ts';
import {
  type OwnData_OwnDataFragment,
  type OwnData_OwnMemberFragment,
  useAskToLeaveMutation,
} from './OwnData.generated.ts';
import { useOwnFailureText } from './useOwnFailureText.ts';

interface LeavingFormProps {
  token: string;
  member: OwnData_OwnMemberFragment;
  onAsked: (own: OwnData_OwnDataFragment) => void;
}

/** Lets a member ask to leave, or take that back. Asking is folded, so that nobody does it by mistake. */
export function LeavingForm({ token, member, onAsked }: LeavingFormProps) {
  const { leaving: words } = useOwnDataMessages().opened;
  const failureText = useOwnFailureText();
  const [ask, { loading }] = useAskToLeaveMutation({ fetchPolicy: 'no-cache' });
  const [outcome, setOutcome] = useState({ isBad: false, text: '' });
  const status = useRef<HTMLDivElement>(null);

  async function change(isLeaving: boolean) {
    if (loading) return;
    setOutcome({ isBad: false, text: '' });
    try {
      const { data } = await ask({ variables: { token, id: member.id, isLeaving } });
      if (data) onAsked(data.askToLeave);
      setOutcome({ isBad: false, text: isLeaving ? '' : words.stayed });
      // The button is removed.
      status.current?.focus();
    } catch (error) {
      setOutcome({ isBad: true, text: failureText(error) });
    }
  }

  return (
    <>
      <div ref={status} tabIndex={-1}>
        <StatusLine tone={outcome.isBad ? 'bad' : 'good'}>
          {outcome.text || (member.isLeaving && words.asked)}
        </StatusLine>
      </div>
      {member.isLeaving ? (
        <button
          type="button"
          className={`${quietButton} print:hidden`}
          onClick={() => void change(false)}
        >
          {words.stay}
        </button>
      ) : (
        <details className="print:hidden">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.heading}</summary>
          <p className="mt-2">{words.explanation}</p>
          <button type="button" className={`${quietButton} mt-4`} onClick={() => void change(true)}>
            {words.ask}
          </button>
        </details>
      )}
    </>
  );
}
