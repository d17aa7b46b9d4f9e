import { adminKindNames, kindConstant } from '../../content/adminKinds.ts';
import { textOf } from '../../forms/textOf.ts';
import type {
  ContentKind,
  WebhookEvent,
  WebhookInput,
} from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { CheckBoxes } from '../../ui/field/CheckBoxes.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { wordOf } from '../../../api/shared/activity/entryWords.ts';
import { Section } from '../Section.tsx';
import { SmallForm } from '../SmallForm.tsx';
import type { WebhookForm_WebhookFragment, WebhooksQuery } from './Webhooks.generated.ts';
import { useDateTime } from '../../messages/useDateTime.ts';

interface WebhookFormProps {
  /** Absent for a new one. */
  webhook?: WebhookForm_WebhookFragment;
  save: (input: WebhookInput) => Promise<unknown>;
}

/** The names of the kinds of content that have webhooks. */
export function useKindNames() {
  const { kinds } = useAdminMessages().activity;
  return Object.fromEntries(
    adminKindNames.map((kind) => [kindConstant(kind), wordOf(kinds, kind)]),
  ) as Record<ContentKind, string>;
}

/** Creates or changes a webhook. A failure keeps what was typed. */
export function WebhookForm({ webhook, save }: WebhookFormProps) {
  const { admin, webhooks: words } = useAdminMessages();
  const kindNames = useKindNames();

  async function send(typed: FormData, form: HTMLFormElement) {
    await save({
      url: textOf(typed, 'url'),
      kinds: typed.getAll('kinds') as ContentKind[],
      events: typed.getAll('events') as WebhookEvent[],
      isActive: typed.has('isActive'),
    });
    if (webhook) return words.saved;
    form.reset();
  }

  return (
    <Section heading={webhook ? words.editHeading : words.createHeading}>
      <SmallForm
        words={{ submit: webhook ? admin.save : words.add }}
        fields={words.fields}
        send={send}
        className="mt-6 max-w-xl"
      >
        {(field) => (
          <>
            <Field
              {...field('url')}
              type="url"
              autoComplete="off"
              required
              defaultValue={webhook?.url}
            />
            <CheckBoxes {...field('kinds')} options={kindNames} defaultValues={webhook?.kinds} />
            <CheckBoxes
              {...field('events')}
              options={words.events}
              defaultValues={webhook?.events}
            />
            <CheckBox {...field('isActive')} defaultChecked={webhook?.state !== 'PAUSED'} />
          </>
        )}
      </SmallForm>
    </Section>
  );
}

const styles = { ACTIVE: 'text-green', PAUSED: 'text-muted', FAILED: 'text-red' };

interface WebhookStateProps {
  webhook: Pick<WebhooksQuery['webhooks'][number], 'state' | 'failingSince'>;
}

/** Shows whether a webhook receives messages. */
export function WebhookState({ webhook: { state, failingSince } }: WebhookStateProps) {
  const { webhooks: words } = useAdminMessages();
  const dateTime = useDateTime();
  return (
    <p>
      <span className={`font-semibold ${styles[state]}`}>{words.states[state]}</span>
      {failingSince && <> · {words.failingSince(dateTime(failingSince))}</>}
    </p>
  );
}
