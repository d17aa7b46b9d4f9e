import { Field, ID, InputType, Int, ObjectType, UseMiddleware } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { showDisplayName } from '../content/showDisplayName.ts';
import type { MemberMessage as Row } from '../generated/prisma/client.ts';
import { Language } from '../generated/prisma/enums.ts';
import { MemberFilter } from '../members/memberFilter.ts';
import { DateTime } from '../scalars.ts';
import { displayNameRule } from '../session/accountNames.ts';
import { type MessageTexts, textsOf } from '../shared/memberMessages/memberMessage.rules.ts';
import { deliveryOf, type MemberMessageState, MemberMessageStates, stateOf } from './deliveryOf.ts';

@ObjectType({ simpleResolvers: true, description: 'The text of a message in one language.' })
@InputType('MessageTextInput', { description: 'The text of a message in one language.' })
export class MessageText {
  @Field(() => Language, { description: 'The language.' })
  language!: Language;

  @Field(() => String, { description: 'The subject, at most 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'The text, at most 10,000 characters, without formatting.' })
  body!: string;
}

@InputType({ description: 'The values of a message to members.' })
export class MemberMessageInput {
  @Field(() => [MessageText], { description: 'The text in each language.' })
  texts!: MessageText[];

  @Field(() => MemberFilter, {
    description: 'The members who receive it. Former members never do.',
  })
  filter!: MemberFilter;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many mail messages of a message were sent, wait or failed.',
})
export class MessageDelivery {
  @Field(() => Int, { description: 'Accepted by the mail provider.' })
  sent!: number;

  @Field(() => Int, { description: 'Not sent yet.' })
  waiting!: number;

  @Field(() => Int, { description: 'Not delivered. The outbox says why, for 30 days.' })
  failed!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The numbers of members whom a message reaches.',
})
export class MessageRecipients {
  @Field(() => Int, { description: 'The current members that match.' })
  members!: number;

  @Field(() => Int, { description: 'The email addresses. Each receives one copy.' })
  addresses!: number;

  @Field(() => Int, { description: 'Members who need a letter or a telephone call.' })
  paper!: number;

  @Field(() => Int, { description: 'Members whose email address is unsubscribed.' })
  unsubscribed!: number;

  @Field(() => Int, {
    description:
      'Members whom only the filter by language leaves out, because theirs is not known.',
  })
  unknownLanguage!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The mail of a message, as a recipient reads it.',
})
export class MessagePreview {
  @Field(() => Language, { nullable: true, description: 'The language; null for all languages.' })
  language!: Language | null;

  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @Field(() => String, { description: 'The content as text.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A message to members.' })
export class MemberMessage {
  @Field(() => ID, { description: 'Identifies the message.' })
  id!: number;

  @Field(() => Int, { description: 'The number of the current version.' })
  version!: number;

  @Field(() => [MessageText], { description: 'The text in each language.' })
  @Computed(({ texts }: Row) => textsOf(texts as MessageTexts))
  texts!: unknown;

  @Field(() => MemberFilter, { description: 'The members who receive it.' })
  filter!: unknown;

  @Field(() => MemberMessageStates, { description: 'Its state.' })
  @Computed(stateOf)
  state?: MemberMessageState;

  @Field(() => MessageDelivery, { description: 'The numbers of its mail messages.' })
  @Computed(deliveryOf)
  delivery?: MessageDelivery;

  @Field(() => DateTime, { nullable: true, description: 'When it is sent. Null for a draft.' })
  sendAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was cancelled.' })
  cancelledAt!: Date | null;

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    simple: false,
    description: `The name of the account that wrote it. ${displayNameRule}`,
  })
  createdBy!: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;
}

export const MemberMessageConnection = connectionOf('MemberMessage', MemberMessage);
