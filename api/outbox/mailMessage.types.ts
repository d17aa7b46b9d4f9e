import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '../content/connection.ts';
import { DateTime } from '../scalars.ts';

export enum MailMessageState {
  PENDING = 'PENDING',
  SENT = 'SENT',
  STORED = 'STORED',
  FAILED = 'FAILED',
}
registerEnumType(MailMessageState, {
  name: 'MailMessageState',
  description: 'Whether a mail message was delivered.',
  valuesConfig: {
    PENDING: { description: 'Not delivered yet; it is tried again.' },
    SENT: { description: 'The mail provider took it.' },
    STORED: { description: 'No mail provider is set up: it is read here only.' },
    FAILED: { description: 'Not delivered within a week; `resendMailMessage` tries once more.' },
  },
});

export enum MailMessageKind {
  INQUIRY = 'INQUIRY',
  APPLICATION = 'APPLICATION',
  COPY = 'COPY',
  ACCOUNT = 'ACCOUNT',
}
registerEnumType(MailMessageKind, {
  name: 'MailMessageKind',
  description: 'What a mail message is about.',
  valuesConfig: {
    INQUIRY: { description: 'An inquiry, to the association.' },
    APPLICATION: { description: 'An application for membership, to the association.' },
    COPY: { description: 'An application for membership, to the applicant.' },
    ACCOUNT: { description: 'A change of an account, to its owner.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A mail message that the site wrote. Only admins see it.',
})
export class MailMessage {
  @Field(() => ID, { description: 'Identifies the mail message.' })
  id!: string;

  @Field(() => MailMessageKind, { description: 'What it is about.' })
  kind!: MailMessageKind;

  @Field(() => String, { description: 'To whom; empty for an inbox not configured yet.' })
  to!: string;

  @Field(() => String, { description: 'Whom an answer reaches; empty for nobody.' })
  replyTo!: string;

  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @Field(() => String, { description: 'What it says, as text.' })
  text!: string;

  @Field(() => String, { description: 'What it says, as an HTML document.' })
  html!: string;

  @Field(() => MailMessageState, { description: 'Whether it was delivered.' })
  state!: MailMessageState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Why the last try failed.' })
  lastError!: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was delivered.' })
  sentAt!: Date | null;

  @Field(() => DateTime, { description: 'When it is tried again, while it is pending.' })
  nextAttemptAt!: Date;
}

export const MailMessageConnection = connectionOf('MailMessage', MailMessage);
