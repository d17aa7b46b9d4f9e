import { useState } from 'react';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import {
  type InquiryPage_InquiryFragment,
  useMarkInquiryAnsweredMutation,
} from './InquiryPage.generated.ts';

type AnswerStateProps = Pick<
  InquiryPage_InquiryFragment,
  'id' | 'title' | 'answeredAt' | 'answeredBy'
>;

/** Shows whether an inquiry has been answered, with a button that sets or clears the mark. */
export function AnswerState({ id, title, answeredAt, answeredBy }: AnswerStateProps) {
  const failureText = useFailureText();
  const dateTime = useDateTime();
  const { admin, adminMail } = useAdminMessages();
  const { reading } = adminMail;
  const [mark, { loading }] = useMarkInquiryAnsweredMutation();
  const [failure, setFailure] = useState('');
  const isAnswered = answeredAt !== null;

  async function toggle() {
    setFailure('');
    try {
      await mark({ variables: { id, answered: !isAnswered } });
    } catch (error) {
      setFailure(failureText(error));
    }
  }

  return (
    <>
      <StatusLine tone={failure ? 'bad' : 'good'}>
        {failure || (isAnswered && reading.answered(answeredBy ?? '', dateTime(answeredAt)))}
      </StatusLine>
      <Button
        look="tool"
        name={admin.named(isAnswered ? reading.takeBack : reading.markAnswered, title)}
        aria-disabled={loading}
        onClick={() => {
          if (!loading) void toggle();
        }}
      >
        {isAnswered ? reading.takeBack : reading.markAnswered}
      </Button>
    </>
  );
}
