import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '../content/lists/connection.ts';
import { DateTime } from '../scalars.ts';

export enum MailMessageState {
  PENDING = 'PENDING',
  SENT = 'SENT',
  STORED = 'STORED',
  FAILED = 'FAILED',
}
registerEnumType(MailMessageState, {
  name: 'MailMessageState',
  description: 'The delivery state of a mail message.',
  valuesConfig: {
    PENDING: { description: 'Not delivered yet. Delivery is tried again.' },
    SENT: { description: 'The mail provider has accepted it.' },
    STORED: { description: 'There is no mail provider. The message can only be read here.' },
    FAILED: { description: 'Not delivered within a week. `resendMailMessage` tries once more.' },
  },
});

export enum MailMessageKind {
  INQUIRY = 'INQUIRY',
  APPLICATION = 'APPLICATION',
  COPY = 'COPY',
  ACCEPTANCE = 'ACCEPTANCE',
  ACCOUNT = 'ACCOUNT',
  MEMBER_MESSAGE = 'MEMBER_MESSAGE',
}
registerEnumType(MailMessageKind, {
  name: 'MailMessageKind',
  description: 'The subject area of a mail message.',
  valuesConfig: {
    INQUIRY: { description: 'An inquiry, to the association.' },
    APPLICATION: { description: 'A membership application, to the association.' },
    COPY: { description: 'A copy of a membership application, to the applicant.' },
    ACCEPTANCE: { description: 'The acceptance of an application, to the new member.' },
    ACCOUNT: { description: 'A change of an account, to its owner.' },
    MEMBER_MESSAGE: { description: 'A message to members, or a test of it.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A mail message of the site. Only accounts can see it.',
})
export class MailMessage {
  @Field(() => ID, { description: 'Identifies the mail message.' })
  id!: string;

  @Field(() => MailMessageKind, { description: 'The subject area.' })
  kind!: MailMessageKind;

  @Field(() => String, { description: 'The recipient. Empty if the inbox is not configured yet.' })
  to!: string;

  @Field(() => String, { description: 'The address for replies. Empty if there is none.' })
  replyTo!: string;

  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @Field(() => String, { description: 'The content as text.' })
  text!: string;

  @Field(() => String, { description: 'The content as an HTML document.' })
  html!: string;

  @Field(() => MailMessageState, { description: 'The delivery state.' })
  state!: MailMessageState;

  @Field(() => Int, { description: 'The number of delivery attempts.' })
  attempts!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed. Null if it did not fail.',
  })
  lastError!: string | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was delivered. Null if it was not.',
  })
  sentAt!: Date | null;

  @Field(() => DateTime, {
    description: 'The time of the next delivery attempt, while it is pending.',
  })
  nextAttemptAt!: Date;
}

export const MailMessageConnection = connectionOf('MailMessage', MailMessage);
