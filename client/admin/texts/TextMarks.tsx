import { useState } from 'react';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import {
  type InterfaceText_ShownFragment as InterfaceText,
  useCheckInterfaceTextMutation,
} from './InterfaceText.generated.ts';

/** The state of a text: who changed it, and whether a native reader has approved the Amharic. */
export function TextMarks({ text, onCheck }: { text: InterfaceText; onCheck: () => void }) {
  const { texts: words } = useAdminMessages();
  const dateTime = useDateTime();
  const failureText = useFailureText();
  const [failed, setFailed] = useState('');
  const [check, { loading }] = useCheckInterfaceTextMutation();
  const { id, version, language, isChanged, isChecked, changedAt, changedBy, formerOriginal } =
    text;

  async function changeCheck(isRight: boolean) {
    setFailed('');
    onCheck();
    try {
      await check({ variables: { id, version, isChecked: isRight } });
    } catch (error) {
      setFailed(failureText(error));
    }
  }

  if (isChanged || formerOriginal) {
    return (
      <p className="text-sm text-muted">
        {changedAt && words.changedAt(dateTime(changedAt), changedBy)}
        {formerOriginal && ` ${words.outdated}`}
        {!isChanged && ` ${words.misfit}`}
      </p>
    );
  }
  if (language !== 'AM') return null;
  return (
    <div>
      <CheckBox
        label={words.isChecked}
        checked={isChecked}
        disabled={loading}
        onChange={({ target }) => void changeCheck(target.checked)}
      />
      <StatusLine tone="bad">{failed}</StatusLine>
    </div>
  );
}
