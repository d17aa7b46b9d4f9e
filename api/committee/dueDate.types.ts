import { enumOf } from '../enumOf.ts';
import { field, id, int, localDate, ObjectType, outputFields, string } from '../graphqlTypes.ts';

const required = 'What the Incorporated Societies Act 2022 requires.';

const DueDateKind = enumOf('DueDateKind', required, {
  GENERAL_MEETING: 'The annual general meeting.',
  ANNUAL_RETURN: 'The annual return with the financial statements.',
  OFFICER_NOTICE: 'The notice of new and former officers.',
  MINIMUM_MEMBERS: 'At least ten members. It is required on every day, so it has no `day`.',
  CONSENT: 'The consent of every member. It is required on every day, so it has no `day`.',
});
export type DueDateKind = keyof typeof DueDateKind;

const DueDateState = enumOf('DueDateState', 'How urgent a due date is.', {
  DONE: 'It is done, or is true at present.',
  AHEAD: 'It is due in more than 30 days.',
  SOON: 'It is due within 30 days.',
  OVERDUE: 'The day is past, or the condition is not met.',
  UNKNOWN: 'The day cannot be computed until the balance date is set.',
});
export type DueDateState = keyof typeof DueDateState;

@ObjectType('DueDate', 'What the Incorporated Societies Act 2022 requires, and until when.')
export class DueDate extends outputFields({
  id: id('Stays the same when the day changes.'),
  kind: field(() => DueDateKind, 'What is required.'),
  section: string('The section of the Act.'),
  day: localDate.orNull<string>('The last day for it.'),
  state: field(() => DueDateState, 'How urgent it is.'),
  since: localDate.orNull<string>('The balance date, or the day of the change of officers.'),
  lastOn: localDate.orNull<string>('When it was last done.'),
  count: int.orNull('The number of members, or of those whose consent is not recorded.'),
}) {}
