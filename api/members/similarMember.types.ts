import type { Member as MemberRow } from '../generated/prisma/client.ts';
import { Member } from './member.types.ts';
import { field, ObjectType, outputFields } from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

export const Similarity = enumOf('Similarity', 'A property that two persons share.', {
  BIRTH_AND_NAME: 'The same date of birth, and similar names.',
  TELEPHONE: 'The same telephone number. Families may share one.',
  EMAIL: 'The same email address. Families may share one.',
});
export type Similarity = keyof typeof Similarity;

@ObjectType(
  'SimilarMember',
  'A member who may be the same person as a new one. Only accounts can see it.',
)
export class SimilarMember extends outputFields({
  member: field<MemberRow>(() => Member, 'The existing member.'),
  similarities: field<Similarity[]>(() => [Similarity], 'The shared properties, at least one.'),
}) {}
