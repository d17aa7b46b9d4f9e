import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { MuslimFeastName } from '../dates/muslimFeasts.ts';
import { LocalDate } from '../scalars.ts';
import { enumOf, muslimFeasts } from './calendarMonth.types.ts';

export const MuslimFeastNames = enumOf<MuslimFeastName>(
  'MuslimFeastName',
  'A feast of Muslims, whose day depends on when the moon is seen.',
  muslimFeasts,
);

@ObjectType({
  simpleResolvers: true,
  description: 'A feast of Muslims in a year of their calendar, and its day.',
})
export class FeastDate {
  @Field(() => ID, { description: 'Its name and year.' })
  id!: string;

  @Field(() => MuslimFeastNames, { description: 'Which feast.' })
  feast!: MuslimFeastName;

  @Field(() => Int, { description: 'The year of the Muslim calendar.' })
  year!: number;

  @Field(() => LocalDate, { description: 'The day that was computed ahead.' })
  expectedDate!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day that a volunteer entered; null until then.',
  })
  date!: string | null;
}
