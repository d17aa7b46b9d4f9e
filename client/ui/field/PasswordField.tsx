import { type ComponentProps, useId, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { controlStyle, describedBy, type FieldTexts } from './fieldParts.ts';

type PasswordFieldProps = Omit<FieldTexts, 'otherLabel'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** A password input, which the user can make visible. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { password: words } = useAdminMessages().admin;
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const texts = { label, hint, error };
  return (
    <FieldFrame id={id} {...texts} required={false}>
      <div className="relative">
        <input
          {...input}
          {...describedBy(id, texts)}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${controlStyle} min-h-12 pe-20`}
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute end-1 top-1/2 min-h-11 -translate-y-1/2 cursor-pointer rounded-md px-3 text-sm font-semibold underline-offset-4 hover:underline"
        >
          {isShown ? words.hide : words.show}
          <span className="sr-only"> {words.password}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
