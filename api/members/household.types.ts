import { registerEnumType } from 'type-graphql';
import { computed } from '../content/computed.ts';
import { HouseholdRole } from '../generated/prisma/enums.ts';
import { peopleOf } from './household.ts';
import { field, id, int, objectType, string } from '../graphqlTypes.ts';

registerEnumType(HouseholdRole, {
  name: 'HouseholdRole',
  description: 'The role of a member in a household.',
  valuesConfig: {
    HEAD: { description: 'The first person to contact.' },
    PARTNER: { description: 'The spouse or partner of the head.' },
    CHILD: { description: 'A child, until the registrar changes the role.' },
    OTHER: { description: 'Another person, such as a grandparent.' },
  },
});

const HouseholdPerson = objectType('HouseholdPerson', 'A member in a household.', {
  id: id<number>('The id of the member.'),
  name: string('The full name.'),
  householdRole: field.orNull(() => HouseholdRole, 'The role in the household.'),
});

export const Household = objectType(
  'Household',
  'Members who live together. Only accounts can see it.',
  {
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
  },
);
export type Household = InstanceType<typeof Household>;
