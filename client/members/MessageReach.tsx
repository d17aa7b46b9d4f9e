import { useState } from 'react';
import { AsyncButton } from '../content/AsyncButton.tsx';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDateTime } from '../messages/useDateTime.ts';
import { StatusLine } from '../ui/StatusLine.tsx';
import {
  type MessageReach_MemberFragment,
  useSetMemberSubscriptionMutation,
} from './MessageReach.generated.ts';

/** How messages reach a member, and the button for a request by telephone. */
export function MessageReach({ member }: { member: MessageReach_MemberFragment }) {
  const { reach: words } = useAdminMessages().memberMessages;
  const dateTime = useDateTime();
  const failureText = useFailureText();
  const [set] = useSetMemberSubscriptionMutation({ fetchPolicy: 'no-cache' });
  const [changed, setChanged] = useState<MessageReach_MemberFragment | null>(null);
  const [problem, setProblem] = useState('');
  const { id, email, reach, isSubscribed, bouncedAt } = changed ?? member;
  const label = isSubscribed ? words.unsubscribe : words.subscribe;

  async function change() {
    setProblem('');
    try {
      const { data } = await set({ variables: { id, isSubscribed: !isSubscribed } });
      if (data) setChanged(data.setMemberSubscription);
    } catch (error) {
      setProblem(`${words.failed} ${failureText(error)}`);
    }
  }

  return (
    <div>
      <p>
        {words.heading}: {words[reach]} {bouncedAt && words.bounced(dateTime(bouncedAt))}
      </p>
      {email && <AsyncButton name={label} label={label} busyLabel={words.busy} run={change} />}
      <StatusLine tone="bad">{problem}</StatusLine>
    </div>
  );
}
