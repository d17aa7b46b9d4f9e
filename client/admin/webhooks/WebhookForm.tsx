import { type SubmitEvent, useState } from 'react';
import { adminKindNames } from '../../content/adminKinds.ts';
import { kindConstant } from '../../content/kindConstant.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import type {
  ContentKind,
  WebhookEvent,
  WebhookInput,
} from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { CheckBoxes } from '../../ui/field/CheckBoxes.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { wordOf } from '../activity/useEntryWords.ts';
import { useAttempt } from '../security/useAttempt.ts';
import type { WebhookForm_WebhookFragment } from './Webhooks.generated.ts';

interface WebhookFormProps {
  /** Absent for a new one. */
  webhook?: WebhookForm_WebhookFragment;
  save: (input: WebhookInput) => Promise<unknown>;
}

/** Creates or changes a webhook. A failure keeps what was typed. */
export function WebhookForm({ webhook, save }: WebhookFormProps) {
  const { webhooks: words, activity } = useAdminMessages();
  const { fields: labels } = words;
  const kindNames = Object.fromEntries(
    adminKindNames.map((kind) => [kindConstant(kind), wordOf(activity.kinds, kind)]),
  ) as Record<ContentKind, string>;
  const fieldErrorText = useFieldErrorText(labels);
  const { attempt, isBusy, fields, failure } = useAttempt();
  const [isSaved, setIsSaved] = useState(false);
  const errorOf = (name: string) => fieldErrorText(name, fields[name]);
  const submitWords = webhook ? words.save : words.add;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    setIsSaved(false);
    await attempt(async () => {
      await save({
        url: textOf(typed, 'url'),
        kinds: typed.getAll('kinds') as ContentKind[],
        events: typed.getAll('events') as WebhookEvent[],
        isActive: typed.has('isActive'),
      });
      if (webhook) setIsSaved(true);
      else form.reset();
    });
  }

  return (
    <section aria-labelledby="webhook-form-heading">
      <h2 id="webhook-form-heading" className="text-2xl font-semibold">
        {webhook ? words.editHeading : words.createHeading}
      </h2>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-6 max-w-xl space-y-6"
      >
        <Field
          {...labels.url}
          type="url"
          name="url"
          autoComplete="off"
          required
          defaultValue={webhook?.url}
          error={errorOf('url')}
        />
        <CheckBoxes
          name="kinds"
          legend={labels.kinds.label}
          options={kindNames}
          defaultValues={webhook?.kinds}
          error={errorOf('kinds')}
        />
        <CheckBoxes
          name="events"
          legend={labels.events.label}
          options={words.events}
          defaultValues={webhook?.events}
          error={errorOf('events')}
        />
        <CheckBox
          {...labels.isActive}
          name="isActive"
          error={undefined}
          defaultChecked={webhook?.state !== 'PAUSED'}
        />
        <div>
          <SubmitButton disabled={isBusy}>{isBusy ? words.saving : submitWords}</SubmitButton>
          <StatusLine tone={failure ? 'bad' : 'good'}>
            {failure || (isSaved && words.saved)}
          </StatusLine>
        </div>
      </form>
    </section>
  );
}
