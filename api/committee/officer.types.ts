import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { imageOf, Picture } from '../content/picture.ts';
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
    OTHER: { description: 'An office that the association names itself, by `title`.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'Who holds, held or will hold an office of the association.',
})
export class Officer {
  @Field(() => ID, { description: 'Identifies this term of office.' })
  id!: number;

  @Field(() => Int, { description: 'Counts the changes; `updateOfficer` asks for it.' })
  version!: number;

  @Field(() => Office, { description: 'Which office.' })
  office!: Office;

  @Field(() => String, { description: 'The name of the office in English, where it is `OTHER`.' })
  title!: string;

  @Field(() => String, { description: 'The same in Amharic; empty where it is not known.' })
  titleAmharic!: string;

  @Field(() => String, { description: 'The name of the person, in Latin letters.' })
  name!: string;

  @Field(() => String, { description: 'The name in Ethiopic letters; empty where not known.' })
  nameAmharic!: string;

  @Field(() => LocalDate, { description: 'The first day in office.' })
  from!: Date;

  @Field(() => LocalDate, { nullable: true, description: 'The last day in office, where known.' })
  until!: Date | null;

  @Field(() => Picture, { nullable: true, description: 'The portrait, if any, with its sizes.' })
  @Computed(imageOf)
  image!: Picture | null;
}

@ObjectType({ simpleResolvers: true, description: 'Who leads the association, and who did.' })
export class Committee {
  @Field(() => [Officer], { description: 'Who is in office today, the longest first.' })
  current!: OfficerRow[];

  @Field(() => [Officer], { description: 'Who was in office, the latest first.' })
  former!: OfficerRow[];

  /** Who is elected is the association's to announce. */
  @Field(() => [Officer], {
    nullable: true,
    description: 'Who will be in office; null for visitors.',
  })
  future!: OfficerRow[] | null;
}

@InputType({ description: 'Who holds an office.' })
export class OfficerInput {
  @Field(() => Office, { description: 'Which office.' })
  office!: Office;

  @Field(() => String, { nullable: true, description: 'Required for the office `OTHER`.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The same in Amharic.' })
  titleAmharic?: string | null;

  @Field(() => String, { description: 'The name of the person, in Latin letters; required.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The name in Ethiopic letters.' })
  nameAmharic?: string | null;

  @Field(() => String, { description: 'The first day in office, YYYY-MM-DD; required.' })
  from!: string;

  @Field(() => String, { nullable: true, description: 'The last day in office, YYYY-MM-DD.' })
  until?: string | null;
}
