import type { ApplicationUpdateInput } from '../../graphql/schemaTypes.generated.ts';

/** The form before anybody changes it. */
export const untouched: ApplicationUpdateInput = {
  state: null,
  memberId: null,
  assignedTo: null,
  note: '',
};

/** The changed values, as a draft stores them. An empty `assignedTo` (nobody) is a value, too. */
export const changedValues = (typed: ApplicationUpdateInput) =>
  Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && (entry[1] !== '' || entry[0] === 'assignedTo'),
    ),
  );
