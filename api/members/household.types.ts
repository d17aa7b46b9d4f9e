import { computed } from '../content/computed.ts';
import { HouseholdRole } from '../generated/prisma/enums.ts';
import { peopleOf } from './household.ts';
import { field, id, int, ObjectType, outputFields, string } from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

describeEnum(HouseholdRole, 'HouseholdRole', 'The role of a member in a household.', {
  HEAD: 'The first person to contact.',
  PARTNER: 'The spouse or partner of the head.',
  CHILD: 'A child, until the registrar changes the role.',
  OTHER: 'Another person, such as a grandparent.',
});

@ObjectType('HouseholdPerson', 'A member in a household.')
class HouseholdPerson extends outputFields({
  id: id<number>('The id of the member.'),
  name: string('The full name.'),
  householdRole: field.orNull(() => HouseholdRole, 'The role in the household.'),
}) {}

@ObjectType('Household', 'Members who live together. Only accounts can see it.')
export class Household extends outputFields({
  id: id<number>('Identifies the household.'),
  name: string('The name, which no other household has.'),
  address: string(
    'The postal address of everybody in it. Empty if each has an address of their own.',
  ),
  version: int('The number of the current version.'),
  people: field(
    () => [HouseholdPerson],
    'The current members in it, the head first.',
    computed(peopleOf),
  ),
}) {}
