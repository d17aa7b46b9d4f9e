import { computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import type { MemberMessage as Row } from '../generated/prisma/client.ts';
import { Language } from '../generated/prisma/enums.ts';
import * as t from '../graphqlTypes.ts';
import { MemberFilter, MemberFilterValues } from '../members/memberFilter.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import { type MessageTexts, textsOf } from '../shared/memberMessages/memberMessage.rules.ts';
import { deliveryOf, MemberMessageStates, stateOf } from './messageState.ts';

const textDescription = 'The text of a message in one language.';
const textFields = {
  language: t.field(() => Language, 'The language.'),
  subject: t.string('The subject, at most 200 characters.'),
  body: t.string('The text, at most 10,000 characters, without formatting.'),
};
@t.ObjectType('MessageText', textDescription)
class MessageText extends t.outputFields(textFields) {}
@t.InputType('MessageTextInput', textDescription)
class MessageTextInput extends t.inputFields(textFields) {}

@t.InputType('MemberMessageInput', 'The values of a message to members.')
export class MemberMessageInput extends t.inputFields({
  texts: t.field(() => [MessageTextInput], 'The text in each language.'),
  filter: t.field(() => MemberFilter, 'The members who receive it. Former members never do.'),
}) {}

@t.ObjectType('MessageDelivery', 'How many mail messages of a message were sent, wait or failed.')
class MessageDelivery extends t.outputFields({
  sent: t.int('Accepted by the mail provider.'),
  waiting: t.int('Not sent yet.'),
  failed: t.int('Not delivered.'),
  reasons: t.field(() => [String], 'Why mail was not delivered, for 30 days.'),
}) {}

@t.ObjectType('MessageRecipients', 'The numbers of members whom a message reaches.')
export class MessageRecipients extends t.outputFields({
  members: t.int('The current members that match.'),
  addresses: t.int('The email addresses. Each receives one copy.'),
  paper: t.int('Members who need a letter or a telephone call.'),
  unsubscribed: t.int('Members whose email address is unsubscribed.'),
  unknownLanguage: t.int(
    'Members whom only the filter by language leaves out, because theirs is not known.',
  ),
}) {}

@t.ObjectType('MessagePreview', 'The mail of a message, as a recipient reads it.')
export class MessagePreview extends t.outputFields({
  language: t.field.orNull(() => Language, 'The language; null for all languages.'),
  subject: t.string('The subject.'),
  text: t.string('The content as text.'),
}) {}

@t.ObjectType('MemberMessage', 'A message to members.')
export class MemberMessage extends t.outputFields({
  id: t.id<number>('Identifies the message.'),
  version: t.int('The number of the current version.'),
  texts: t.field(
    () => [MessageText],
    'The text in each language.',
    computed(({ texts }: Row) => textsOf(texts as MessageTexts)),
  ),
  filter: t.field(() => MemberFilterValues, 'The members who receive it.'),
  state: t.field(() => MemberMessageStates, 'Its state.', computed(stateOf)),
  delivery: t.field(
    () => MessageDelivery,
    'The numbers of its mail messages.',
    computed(deliveryOf),
  ),
  sendAt: t.dateTime.orNull('When it is sent. Null for a draft.'),
  cancelledAt: t.dateTime.orNull('When it was cancelled.'),
  createdBy: t.string(`The name of the account that wrote it. ${displayNameRule}`, displayName),
  createdAt: t.dateTime('When it was created.'),
}) {}

export const MemberMessageConnection = connectionOf('MemberMessage', MemberMessage);
