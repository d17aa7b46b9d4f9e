import { computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import type { MemberMessage as Row } from '../generated/prisma/client.ts';
import { Language } from '../generated/prisma/enums.ts';
import { dateTime, field, id, inputType, int, objectType, string } from '../graphqlTypes.ts';
import { MemberFilter, MemberFilterValues } from '../members/memberFilter.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import { type MessageTexts, textsOf } from '../shared/memberMessages/memberMessage.rules.ts';
import { deliveryOf, MemberMessageStates, stateOf } from './messageState.ts';

const textDescription = 'The text of a message in one language.';
const textFields = {
  language: field(() => Language, 'The language.'),
  subject: string('The subject, at most 200 characters.'),
  body: string('The text, at most 10,000 characters, without formatting.'),
};
const MessageText = objectType('MessageText', textDescription, textFields);
const MessageTextInput = inputType('MessageTextInput', textDescription, textFields);

export const MemberMessageInput = inputType(
  'MemberMessageInput',
  'The values of a message to members.',
  {
    texts: field(() => [MessageTextInput], 'The text in each language.'),
    filter: field(() => MemberFilter, 'The members who receive it. Former members never do.'),
  },
);
export type MemberMessageInput = InstanceType<typeof MemberMessageInput>;

const MessageDelivery = objectType(
  'MessageDelivery',
  'How many mail messages of a message were sent, wait or failed.',
  {
    sent: int('Accepted by the mail provider.'),
    waiting: int('Not sent yet.'),
    failed: int('Not delivered.'),
    reasons: field(() => [String], 'Why mail was not delivered, for 30 days.'),
  },
);

export const MessageRecipients = objectType(
  'MessageRecipients',
  'The numbers of members whom a message reaches.',
  {
    members: int('The current members that match.'),
    addresses: int('The email addresses. Each receives one copy.'),
    paper: int('Members who need a letter or a telephone call.'),
    unsubscribed: int('Members whose email address is unsubscribed.'),
    unknownLanguage: int(
      'Members whom only the filter by language leaves out, because theirs is not known.',
    ),
  },
);
export type MessageRecipients = InstanceType<typeof MessageRecipients>;

export const MessagePreview = objectType(
  'MessagePreview',
  'The mail of a message, as a recipient reads it.',
  {
    language: field.orNull(() => Language, 'The language; null for all languages.'),
    subject: string('The subject.'),
    text: string('The content as text.'),
  },
);
export type MessagePreview = InstanceType<typeof MessagePreview>;

export const MemberMessage = objectType('MemberMessage', 'A message to members.', {
  id: id<number>('Identifies the message.'),
  version: int('The number of the current version.'),
  texts: field(
    () => [MessageText],
    'The text in each language.',
    computed(({ texts }: Row) => textsOf(texts as MessageTexts)),
  ),
  filter: field(() => MemberFilterValues, 'The members who receive it.'),
  state: field(() => MemberMessageStates, 'Its state.', computed(stateOf)),
  delivery: field(() => MessageDelivery, 'The numbers of its mail messages.', computed(deliveryOf)),
  sendAt: dateTime.orNull('When it is sent. Null for a draft.'),
  cancelledAt: dateTime.orNull('When it was cancelled.'),
  createdBy: string(`The name of the account that wrote it. ${displayNameRule}`, displayName),
  createdAt: dateTime('When it was created.'),
});

export const MemberMessageConnection = connectionOf('MemberMessage', MemberMessage);
