import { Fragment, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { fieldErrorText } from '../../../api/shared/messages/words.ts';
import { draftKey, readDraft } from '../../forms/draft/drafts.ts';
import { useUncontrolledDraft } from '../../forms/draft/useUncontrolledDraft.ts';
import { textsOf } from '../../forms/public/publicFormSubmit.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFormMessages } from '../../messages/formMessages.ts';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useOwnDataMessages } from './messages.ts';
import {
  type OwnData_OwnDataFragment,
  type OwnData_OwnMemberFragment,
  useCorrectOwnDataMutation,
} from './OwnData.generated.ts';
import { useOwnFailureText } from './useOwnFailureText.ts';

interface CorrectionFormProps {
  token: string;
  member: OwnData_OwnMemberFragment;
  onSaved: (own: OwnData_OwnDataFragment) => void;
  /** Reads the member again after a conflict. */
  reload: () => Promise<void>;
}

const fieldNames = ['address', 'contactNumber'] as const;
type FieldName = (typeof fieldNames)[number];

const valuesOf = (member: OwnData_OwnMemberFragment): Record<FieldName, string> => ({
  address: member.postalAddress,
  contactNumber: member.contactNumber,
});

/** A member corrects the address and the telephone number. */
export function CorrectionForm({ token, member, onSaved, reload }: CorrectionFormProps) {
  const { opened: words } = useOwnDataMessages();
  const { fieldErrors } = useFormMessages();
  const failureText = useOwnFailureText();
  const [correct, { loading }] = useCorrectOwnDataMutation({ fetchPolicy: 'no-cache' });
  const [outcome, setOutcome] = useState<{ failure?: Failure; text: string }>({ text: '' });
  const key = draftKey('visitor', `/my-data#${member.id}`);
  /** The stored values that the visitor has seen. A restored draft keeps the version it began with. */
  const [seen, setSeen] = useState(() => ({
    values: valuesOf(member),
    version: readDraft(key)?.base?.version ?? member.version,
  }));
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const base = { version: seen.version, values: {} };
  const { save, clearDraft } = useUncontrolledDraft(form, key, false, base);
  const isConflict = outcome.failure?.code === 'CONFLICT';

  useEffect(() => {
    if (!outcome.failure) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [outcome]);

  const known = useRef(member);
  /** Takes over what was saved elsewhere, for example the address in the form of a partner. */
  const takeOver = useEffectEvent(() => {
    const values = { ...seen.values };
    let isBehind = seen.version !== known.current.version;
    known.current = member;
    for (const name of fieldNames) {
      const present = valuesOf(member)[name];
      const control = form.current?.elements.namedItem(name) as HTMLInputElement;
      if (control.value !== seen.values[name]) isBehind ||= present !== seen.values[name];
      else values[name] = control.value = present;
    }
    setSeen({ values, version: isBehind ? seen.version : member.version });
  });
  useEffect(() => {
    if (member !== known.current) takeOver();
  }, [member]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const input = textsOf(new FormData(event.currentTarget), fieldNames);
    const { id } = member;
    const { version } = isConflict ? member : seen;
    setOutcome({ text: '' });
    try {
      const { data } = await correct({ variables: { token, id, version, input } });
      const saved = data?.correctOwnData.members.find((each) => each.id === id);
      if (!data || !saved) return;
      clearDraft();
      onSaved(data.correctOwnData);
      setSeen({ values: valuesOf(saved), version: saved.version });
      // The fields show the values as they are stored.
      setRound((before) => before + 1);
      setOutcome({ text: words.saved });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'CONFLICT') await reload();
      setOutcome({ failure, text: failureText(error) });
    }
  }

  const field = (name: FieldName) => {
    const error = outcome.failure?.fields[name];
    return {
      name,
      label: words.fields[name].label,
      defaultValue: seen.values[name],
      error: error && fieldErrorText(error, fieldErrors, words.fields[name]),
    };
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onChange={save}
      onSubmit={(event) => void submit(event)}
      className="space-y-6"
    >
      <Fragment key={round}>
        <TextArea
          {...field('address')}
          rows={2}
          maxLength={200}
          autoComplete="street-address"
          required
        />
        <Field {...field('contactNumber')} type="tel" maxLength={200} autoComplete="tel" required />
      </Fragment>
      <div>
        <SubmitButton aria-disabled={loading || undefined}>
          {loading ? words.saving : words.save}
        </SubmitButton>
        <StatusLine tone={outcome.failure ? 'bad' : 'good'}>
          {outcome.text}
          {isConflict && (
            <span className="block whitespace-pre-line">
              {words.present(member.postalAddress, member.contactNumber)}
            </span>
          )}
        </StatusLine>
      </div>
    </form>
  );
}
