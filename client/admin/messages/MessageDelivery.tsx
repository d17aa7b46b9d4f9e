import { useState } from 'react';
import { aucklandInstant } from '../../../api/shared/dates/aucklandInstant.ts';
import { fieldsOf, missingTexts } from '../../../api/shared/memberMessages/memberMessage.rules.ts';
import { languages } from '../../../api/shared/messages/languages.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { choicesOf, choicesText } from '../../members/MemberFilters.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { useToaster } from '../../ui/toast/useToaster.ts';
import {
  type MemberMessage_MessageFragment,
  useCancelMemberMessageMutation,
  useMessagePreviewsQuery,
  useMessageRecipientsQuery,
  useSendMemberMessageMutation,
  useTestMemberMessageMutation,
} from './Messages.generated.ts';
import { useSubjectOf } from './useSubjectOf.ts';
import { Section } from '../Section.tsx';
import { SmallForm } from '../SmallForm.tsx';
import { ToolLink } from '../../ui/ToolLink.tsx';
import { PaperCopies } from './PaperCopies.tsx';
import type { MemberFilter } from '../../graphql/schemaTypes.generated.ts';

/** The instant of a typed day and time in Auckland; null if they are incomplete. */
function instantOf(typed: string): Date | null {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(typed) ?? [];
  return day ? aucklandInstant(day, Number(hours) * 60 + Number(minutes)) : null;
}

interface MessageProps {
  message: MemberMessage_MessageFragment;
}

/** What can be done with a saved message: preview, test, sending, cancelling, copies on paper. */
export function MessageDelivery({ message }: MessageProps) {
  const { memberMessages: words } = useAdminMessages();
  const dateTime = useDateTime();
  const { id, state, delivery, sendAt } = message;
  const filter = choicesOf(choicesText(message.filter));
  return (
    <div className="space-y-10 print:space-y-0">
      <Section heading={words.columns.state} className="space-y-3 print:hidden">
        <p>
          <strong>{words.states[state]}</strong>
          {sendAt && <> · {dateTime(sendAt)}</>}
          {state !== 'DRAFT' && (
            <> · {words.delivery(delivery.sent, delivery.waiting, delivery.failed)}</>
          )}
        </p>
        {delivery.reasons.length > 0 && <p>{words.failures(delivery.reasons.join(' · '))}</p>}
        {state === 'SCHEDULED' && <RecipientCounts filter={filter} />}
        <Actions message={message} filter={filter} />
      </Section>
      <Section heading={words.previews} className="space-y-3 print:hidden">
        <Previews key={message.version} id={id} />
      </Section>
      <PaperCopies message={message} filter={filter} />
    </div>
  );
}

function Previews({ id }: { id: string }) {
  const { memberMessages: words } = useAdminMessages();
  const query = useMessagePreviewsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  return (
    <QueryBoundary query={query}>
      {({ memberMessage }) => (
        <>
          <p className="text-muted">{words.previewNote}</p>
          {memberMessage?.previews.map(({ language, subject, text }) => (
            <details key={language} className="border-t border-line py-2">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                {words.previewOf(language && words.languages[language])}
              </summary>
              <div lang={language ? languages[language].tag : undefined}>
                <p className="font-semibold">{subject}</p>
                <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
              </div>
            </details>
          ))}
        </>
      )}
    </QueryBoundary>
  );
}

/** The operations that the state of the message allows. */
function Actions({ message, filter }: MessageProps & { filter: MemberFilter }) {
  const { id, version, state, texts } = message;
  const { admin, memberMessages: words } = useAdminMessages();
  const { notify } = useToaster();
  const failureText = useFailureText();
  const [send] = useSendMemberMessageMutation();
  const [cancel] = useCancelMemberMessageMutation();
  const [test] = useTestMemberMessageMutation();
  const subject = useSubjectOf()(message);
  const isDraft = state === 'DRAFT';
  const missing = isDraft ? missingTexts(fieldsOf(texts), filter.language) : [];
  const { data, error } = useMessageRecipientsQuery({
    variables: { filter },
    skip: !isDraft,
    fetchPolicy: 'network-only',
  });
  const dateTime = useDateTime();
  /** The time that is typed. */
  const [at, setAt] = useState<Date | null>(null);
  /** The numbers of recipients, if the message can be sent now. */
  const recipients = missing.length === 0 && data?.siteSettings.sendsMail && data.messageRecipients;

  async function schedule(typed: FormData) {
    const at = instantOf(textOf(typed, 'at'));
    if (!at || at <= new Date()) throw new Error(words.schedule.past);
    await send({ variables: { id, version, at: at.toISOString() } }).catch((error: unknown) => {
      throw new Error(`${admin.notDone(words.schedule.label)} ${failureText(error, words.fields)}`);
    });
    notify({ tone: 'good', text: words.schedule.done });
  }

  async function sendTest() {
    await test({ variables: { id } });
    return words.test.sent;
  }

  return (
    <>
      {missing.length > 0 && (
        <p className="font-semibold">
          {words.missing(admin.listOf(missing.map((name) => words.fields[name].label)))}
        </p>
      )}
      {error && <p>{failureText(error)}</p>}
      {recipients && (
        <SmallForm
          words={{ submit: words.schedule.label }}
          fields={{ at: { label: words.schedule.at } }}
          required={['at']}
          send={schedule}
          className="max-w-md"
        >
          {(field) => (
            <Field
              {...field('at')}
              type="datetime-local"
              required
              onChange={({ target }) => setAt(instantOf(target.value))}
              hint={at && dateTime(at.toISOString())}
            />
          )}
        </SmallForm>
      )}
      <div className={toolsStyle}>
        {!isDraft && <ToolLink to={`/admin/add-message?copy=${id}`}>{words.useAgain}</ToolLink>}
        {state !== 'CANCELLED' && (
          <AsyncButton name={words.test.label} label={words.test.label} run={sendTest} />
        )}
        {recipients && (
          <ConfirmedButton
            words={{ ...words.send, text: words.send.text(recipients.addresses) }}
            subject={subject}
            run={() =>
              send({ variables: { id, version } }).catch((error: unknown) => {
                throw new Error(failureText(error, words.fields));
              })
            }
          />
        )}
        {(state === 'SCHEDULED' || state === 'SENDING') && (
          <ConfirmedButton
            words={words.cancel}
            subject={subject}
            run={() => cancel({ variables: { id } })}
          />
        )}
      </div>
    </>
  );
}

/** The numbers of members whom a message reaches now. */
export function RecipientCounts({ filter }: { filter: MemberFilter }) {
  const { memberMessages: words } = useAdminMessages();
  const query = useMessageRecipientsQuery({ variables: { filter }, fetchPolicy: 'network-only' });
  const data = query.data ?? query.previousData;
  return (
    <QueryBoundary query={{ ...query, data }}>
      {({
        messageRecipients: { members, addresses, paper, unsubscribed, unknownLanguage },
        siteSettings: { sendsMail },
      }) => (
        <>
          <p role="status">
            {words.recipientCounts(members, addresses, paper, unsubscribed)}{' '}
            {unknownLanguage > 0 && words.unknownLanguage(unknownLanguage)}
          </p>
          {!sendsMail && <p className="font-semibold text-red">{words.noMail}</p>}
        </>
      )}
    </QueryBoundary>
  );
}
