import { connectionOf } from '../content/lists/connection.ts';
import { ApplicationState, HouseholdRole } from '../generated/prisma/enums.ts';
import { personFields } from '../members/person.types.ts';
import { Similarity } from '../members/similarMember.types.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { receivedForm } from './inquiry.types.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import { maxNote } from '../shared/inquiry/application.rules.ts';
import * as t from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';
import { Prisma } from '../generated/prisma/client.ts';

describeEnum(ApplicationState, 'ApplicationState', 'The state of a membership application.', {
  NEW: 'Nobody has reviewed it yet. It waits for a decision.',
  IN_REVIEW: 'Somebody reviews it. It waits for a decision.',
  ACCEPTED: 'The applicant became a member.',
  DECLINED: 'The association declined it.',
  WITHDRAWN: 'The applicant withdrew it.',
});

@t.InputType(
  'ApplicationUpdateInput',
  'A change of a membership application. Null leaves a value as it is.',
)
export class ApplicationUpdateInput extends t.inputFields({
  state: t.field.orNull(() => ApplicationState, 'The new state, but not NEW.'),
  assignedTo: t.id.orNull('The id of one of the `applicationColleagues`, or "" for nobody.'),
  note: t.string.orNull(`A note for the log, at most ${String(maxNote)} characters.`),
  householdName: t.string.orNull(
    'Only with ACCEPTED: the household of the new member, as in `MemberInput`.',
  ),
  householdRole: t.field.orNull(
    () => HouseholdRole,
    'Only with ACCEPTED: the role in the household, as in `MemberInput`.',
  ),
  memberId: t.id.orNull(
    'Only with ACCEPTED: the current member who the applicant is already. Nobody is registered or told.',
  ),
}) {}

@t.ObjectType('Colleague', 'An account to which membership applications can be assigned.')
export class Colleague extends t.outputFields({
  id: t.id('The id of the account.'),
  name: t.string(`The name of the account. ${displayNameRule}`),
}) {}

@t.ObjectType(
  'ApplicationStep',
  'A decision about a membership application, its assignment, or a note on it.',
)
class ApplicationStep extends t.outputFields({
  id: t.id<number>('Identifies the step.'),
  at: t.dateTime('When it was made.'),
  by: t.string.orNull(
    `The name of the account that made it. ${displayNameRule} Null for the site itself.`,
    displayName,
  ),
  state: t.field.orNull(() => ApplicationState, 'The new state. Null if it stayed.'),
  assignedTo: t.string.orNull(
    'The name of the account that it was assigned to, empty for nobody. Null if that stayed.',
    displayName,
  ),
  note: t.string('The note. Empty if there is none.'),
}) {}
@t.ObjectType('ApplicationNotice', 'The mail message that tells an applicant of the acceptance.')
class ApplicationNotice extends t.outputFields({
  state: t.field<MailMessageState>(() => MailMessageState, 'The delivery state.'),
  sentAt: t.dateTime.orNull('When it was delivered. Null if it was not.'),
  lastError: t.string.orNull('Why the last attempt failed. Null if it did not fail.'),
}) {}
@t.ObjectType('MembershipApplication', 'A membership application. Only accounts can see it.')
export class MembershipApplication extends t.outputFields({
  ...receivedForm,
  ...personFields,
  date: t.localDate('The day written on the application.'),
  agreementText: t.string('The statement that the applicant agreed to, in English and Amharic.'),
  agreementLanguage: t.string('The language of the form.'),
  agreedAt: t.dateTime('When the applicant agreed.'),
  memberId: t.int.orNull(
    'The id of the member created from it, or who the applicant was already. Null if there is none.',
  ),
  state: t.field(() => ApplicationState, 'The state.'),
  assignedTo: t.id.orNull('The id of the account that it is assigned to. Null for nobody.'),
  assignedToName: t.string.orNull(
    `The name of the account that it is assigned to. ${displayNameRule} Null for nobody.`,
    displayName,
  ),
  notice: t.field.orNull(
    () => ApplicationNotice,
    'The notice of the last acceptance to the applicant. Null if there is none: without an email ' +
      'address, after too many messages to it, and after the mail message is removed.',
  ),
  steps: t.field(() => [ApplicationStep], 'The log, the latest step first.'),
}) {}

@t.ObjectType('SimilarApplication', 'An application that may be of the same person as another one.')
export class SimilarApplication extends t.outputFields({
  application: t.field(() => MembershipApplication, 'The other application.'),
  similarities: t.field<Similarity[]>(() => [Similarity], 'The shared properties, at least one.'),
}) {}

export const MembershipApplicationConnection = connectionOf(
  'MembershipApplication',
  MembershipApplication,
);

@t.ArgsType()
export class ApplicationFilterArgs extends t.inputFields({
  states: t.field.orNull(
    () => [ApplicationState],
    'Only applications in one of these states. Without it, all.',
  ),
  assignedTo: t.id.orNull(
    'Only applications that are assigned to this account, or with "" to nobody.',
  ),
}) {}

/** The conditions of a list of applications. */
export const applicationFilter = ({ states, assignedTo }: ApplicationFilterArgs): Prisma.Sql[] => [
  ...(states ? [Prisma.sql`state = ANY (${states}::"ApplicationState"[])`] : []),
  ...(typeof assignedTo === 'string' ? [Prisma.sql`"assignedTo" = ${assignedTo}`] : []),
];
