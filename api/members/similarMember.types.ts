import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Member } from './member.types.ts';

export enum Similarity {
  BIRTH_AND_NAME = 'BIRTH_AND_NAME',
  TELEPHONE = 'TELEPHONE',
  EMAIL = 'EMAIL',
}
registerEnumType(Similarity, {
  name: 'Similarity',
  description: 'A property that two persons share.',
  valuesConfig: {
    BIRTH_AND_NAME: { description: 'The same date of birth, and similar names.' },
    TELEPHONE: { description: 'The same telephone number. Families may share one.' },
    EMAIL: { description: 'The same email address. Families may share one.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A member who may be the same person as a new one. Only accounts can see it.',
})
export class SimilarMember {
  @Field(() => Member, { description: 'The existing member.' })
  member!: Member;

  @Field(() => [Similarity], { description: 'The shared properties, at least one.' })
  similarities!: `${Similarity}`[];
}
