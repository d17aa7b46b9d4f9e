import { registerEnumType } from 'type-graphql';
import type { Member as MemberRow } from '../generated/prisma/client.ts';
import { Member } from './member.types.ts';
import { field, objectType } from '../graphqlTypes.ts';

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

export const SimilarMember = objectType(
  'SimilarMember',
  'A member who may be the same person as a new one. Only accounts can see it.',
  {
    member: field<MemberRow>(() => Member, 'The existing member.'),
    similarities: field<`${Similarity}`[]>(
      () => [Similarity],
      'The shared properties, at least one.',
    ),
  },
);
export type SimilarMember = InstanceType<typeof SimilarMember>;
