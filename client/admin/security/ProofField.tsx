import type { Failure } from '../../../api/shared/failures.rules.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';

type ProofKind = 'password' | 'code' | 'recoveryCode';

interface ProofFieldProps {
  kind: ProofKind;
  fields: Failure['fields'];
}

/** The field for a proof of identity. Its name is the kind of proof. */
export function ProofField({ kind, fields }: ProofFieldProps) {
  const { security } = useAdminMessages();
  const fieldErrorText = useFieldErrorText(security.fields);
  const { label, hint } = security.fields[kind];
  const shared = { name: kind, label, hint, error: fieldErrorText(kind, fields[kind]) };
  if (kind === 'password') {
    return <PasswordField {...shared} autoComplete="current-password" />;
  }
  return (
    <Field
      {...shared}
      autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
      inputMode={kind === 'code' ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
