import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { HouseholdRole } from '../generated/prisma/enums.ts';
import { peopleOf } from './household.ts';

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

@ObjectType({ simpleResolvers: true, description: 'A member in a household.' })
class HouseholdPerson {
  @Field(() => ID, { description: 'The id of the member.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => HouseholdRole, { nullable: true, description: 'The role in the household.' })
  householdRole!: HouseholdRole | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Members who live together. Only accounts can see it.',
})
export class Household {
  @Field(() => ID, { description: 'Identifies the household.' })
  id!: number;

  @Field(() => String, { description: 'The name, which no other household has.' })
  name!: string;

  @Field(() => String, {
    description:
      'The postal address of everybody in it. Empty if each has an address of their own.',
  })
  address!: string;

  @Field(() => Int, { description: 'The number of the current version.' })
  version!: number;

  @Field(() => [HouseholdPerson], { description: 'The current members in it, the head first.' })
  @Computed(peopleOf)
  people?: HouseholdPerson[];
}
