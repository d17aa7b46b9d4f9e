import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Member } from './member.types.ts';

export enum Similarity {
  BIRTH_AND_NAME = 'BIRTH_AND_NAME',
  TELEPHONE = 'TELEPHONE',
  EMAIL = 'EMAIL',
}
registerEnumType(Similarity, {
  name: 'Similarity',
  description: 'What two people have in common.',
  valuesConfig: {
    BIRTH_AND_NAME: { description: 'The same day of birth, and similar names.' },
    TELEPHONE: { description: 'The same telephone number, which families share.' },
    EMAIL: { description: 'The same e-mail address, which families share.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A member who may be the person about to be registered. Only admins see it.',
})
export class SimilarMember {
  @Field(() => Member, { description: 'Who is registered already.' })
  member!: Member;

  @Field(() => [Similarity], { description: 'What they have in common, at least one.' })
  similarities!: `${Similarity}`[];
}
