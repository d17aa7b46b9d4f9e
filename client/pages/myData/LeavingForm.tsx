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

/** A member asks to leave. It is folded, so that nobody does it by mistake. */
export function LeavingForm({ token, member, onAsked }: LeavingFormProps) {
  const { leaving: words } = useOwnDataMessages().opened;
  const failureText = useOwnFailureText();
  const [ask, { loading }] = useAskToLeaveMutation({ fetchPolicy: 'no-cache' });
  const [problem, setProblem] = useState('');
  const status = useRef<HTMLDivElement>(null);

  async function leave() {
    if (loading) return;
    setProblem('');
    try {
      const { data } = await ask({ variables: { token, id: member.id } });
      if (data) onAsked(data.askToLeave);
      // The button is removed.
      status.current?.focus();
    } catch (error) {
      setProblem(failureText(error));
    }
  }

  return (
    <>
      <div ref={status} tabIndex={-1}>
        <StatusLine tone={problem ? 'bad' : 'good'}>
          {problem || (member.isLeaving && words.asked)}
        </StatusLine>
      </div>
      {!member.isLeaving && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.heading}</summary>
          <p className="mt-2">{words.explanation}</p>
          <button type="button" className={`${quietButton} mt-4`} onClick={() => void leave()}>
            {words.ask}
          </button>
        </details>
      )}
    </>
  );
}
