import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { imageOf, Picture } from '../content/media/picture.ts';
import type { Officer as OfficerRow } from '../generated/prisma/client.ts';
import { Office } from '../generated/prisma/enums.ts';
import { LocalDate } from '../scalars.ts';

registerEnumType(Office, {
  name: 'Office',
  description: 'An office of the association.',
  valuesConfig: {
    PRESIDENT: { description: 'The president.' },
    VICE_PRESIDENT: { description: 'The vice president.' },
    GENERAL_SECRETARY: { description: 'The general secretary.' },
    HEAD_OF_PUBLIC_RELATIONS: { description: 'The head of public relations.' },
    HEAD_OF_FINANCE: { description: 'The head of finance.' },
    OTHER: { description: 'A custom office; `title` has its name.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A present, former or future officer of the association.',
})
export class Officer {
  @Field(() => ID, { description: 'Identifies this term of office.' })
  id!: number;

  @Field(() => Int, {
    description: 'The number of the current version. `updateOfficer` requires it.',
  })
  version!: number;

  @Field(() => Office, { description: 'The office.' })
  office!: Office;

  @Field(() => String, { description: 'The name of the office in English, if it is `OTHER`.' })
  title!: string;

  @Field(() => String, {
    description: 'The name of the office in Amharic. Empty if it is not known.',
  })
  titleAmharic!: string;

  @Field(() => String, { description: 'The name of the person, in Latin letters.' })
  name!: string;

  @Field(() => String, { description: 'The name in Ethiopic letters. Empty if it is not known.' })
  nameAmharic!: string;

  @Field(() => LocalDate, { description: 'The first day in office.' })
  from!: Date;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day in office. Null if it is not known.',
  })
  until!: Date | null;

  @Field(() => Picture, {
    nullable: true,
    description: 'The portrait with its sizes. Null if there is none.',
  })
  @Computed(imageOf)
  image!: Picture | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The present, former and future officers of the association.',
})
export class Committee {
  @Field(() => [Officer], { description: 'The present officers, the longest in office first.' })
  current!: OfficerRow[];

  @Field(() => [Officer], { description: 'The former officers, the latest first.' })
  former!: OfficerRow[];

  /** Not public: the association announces who was elected. */
  @Field(() => [Officer], {
    nullable: true,
    description: 'The future officers. Null for visitors.',
  })
  future!: OfficerRow[] | null;
}

@InputType({ description: 'An office and the person who holds it.' })
export class OfficeHolderInput {
  @Field(() => Office, { description: 'The office.' })
  office!: Office;

  @Field(() => String, { nullable: true, description: 'Required for the office `OTHER`.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the office in Amharic.' })
  titleAmharic?: string | null;

  @Field(() => String, { description: 'The name of the person, in Latin letters; required.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The name in Ethiopic letters.' })
  nameAmharic?: string | null;
}

@InputType({ description: 'The values of an officer.' })
export class OfficerInput extends OfficeHolderInput {
  @Field(() => LocalDate, { description: 'The first day in office.' })
  from!: Date;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day in office, not before `from`. Null if it is not known.',
  })
  until?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the previous holder of the office, whose term then ends on the day before `from`. Otherwise a ' +
      'second holder is refused, except for `OTHER`.',
  })
  endsTermOf?: string | null;
}
