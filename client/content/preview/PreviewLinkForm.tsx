import { useRef, useState } from 'react';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { failureOf } from '../../graphql/errors.ts';
import type { ContentKind } from '../../graphql/schemaTypes.generated.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useCreatePreviewLinkMutation } from './PreviewLinks.generated.ts';

interface PreviewLinkFormProps {
  record: { kind: ContentKind; id: string };
  onMade: (made: { id: string; note: string; address: string }) => void;
}

/**
 * Creates a preview link. It is no `<form>`, because it is inside the form of the record, which it
 * must not submit. A failure keeps what was typed.
 */
export function PreviewLinkForm({ record, onMade }: PreviewLinkFormProps) {
  const { links: words } = useAdminMessages().previews;
  const failureText = useFailureText();
  const fieldErrorText = useFieldErrorText(words.fields);
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<{ text: string; fields: Failure['fields'] } | null>(null);
  const [create, { loading }] = useCreatePreviewLinkMutation({ fetchPolicy: 'no-cache' });

  async function make() {
    if (!input.current || loading) return;
    setFailure(null);
    try {
      const { data } = await create({ variables: { ...record, note: input.current.value } });
      if (!data) return;
      const { link, address } = data.createPreviewLink;
      input.current.value = '';
      onMade({ ...link, address });
    } catch (error) {
      const { fields } = failureOf(error);
      const isOfField = Object.keys(fields).length > 0;
      setFailure({ text: isOfField ? '' : failureText(error), fields });
      if (isOfField) input.current.focus();
    }
  }

  return (
    <div className="mt-4 max-w-xl">
      <Field
        {...words.fields.note}
        ref={input}
        autoComplete="off"
        required
        error={fieldErrorText('note', failure?.fields['note'])}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void make();
        }}
      />
      <Button disabled={loading} onClick={() => void make()} className="mt-4">
        {loading ? words.creating : words.create}
      </Button>
      <StatusLine tone="bad">{failure?.text}</StatusLine>
    </div>
  );
}
