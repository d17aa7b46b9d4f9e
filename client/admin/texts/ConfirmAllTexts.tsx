import { useRef, useState } from 'react';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useToaster } from '../../ui/toast/useToaster.ts';
import {
  type InterfaceText_ShownFragment as InterfaceText,
  useCheckInterfaceTextsMutation,
} from './InterfaceText.generated.ts';

interface ConfirmAllTextsProps {
  /** The texts that no native reader has confirmed, as they are shown. */
  texts: InterfaceText[];
  /** Called before they are confirmed. */
  onCheck: () => void;
}

/** Confirms all shown Amharic texts of a page at once. */
export function ConfirmAllTexts({ texts, onCheck }: ConfirmAllTextsProps) {
  const { checkAll: words } = useAdminMessages().texts;
  const failureText = useFailureText();
  const [check] = useCheckInterfaceTextsMutation();
  const [result, setResult] = useState({ isGood: true, text: '' });
  const { ask } = useToaster();
  const status = useRef<HTMLDivElement>(null);

  async function confirm() {
    onCheck();
    const result = await checkTexts();
    return () => {
      setResult(result);
      // The button is removed when nothing is left to confirm.
      status.current?.focus();
    };
  }

  async function checkTexts() {
    try {
      const versions = texts.map(({ id, version }) => ({ id, version }));
      const { data } = await check({ variables: { texts: versions } });
      const count = data?.checkInterfaceTexts.filter(({ isChecked }) => isChecked).length ?? 0;
      const isGood = count === texts.length;
      return { isGood, text: `${words.done(count)} ${isGood ? '' : words.changed}` };
    } catch (error) {
      return { isGood: false, text: failureText(error) };
    }
  }

  return (
    <div className="mt-6">
      {texts.length > 0 && (
        <Button
          onClick={({ currentTarget: opener }) =>
            ask({ ...words, subject: words.subject(texts.length), confirm, opener })
          }
        >
          {words.action}
        </Button>
      )}
      <div ref={status} tabIndex={-1}>
        <StatusLine tone={result.isGood ? 'good' : 'bad'}>{result.text}</StatusLine>
      </div>
    </div>
  );
}
