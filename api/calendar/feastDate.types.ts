import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { MuslimFeastName } from '../dates/muslimFeasts.ts';
import { LocalDate } from '../scalars.ts';
import { enumOf } from '../enumOf.ts';
import { muslimFeasts } from './calendarMonth.types.ts';

export const MuslimFeastNames = enumOf<MuslimFeastName>(
  'MuslimFeastName',
  'A Muslim feast, whose day depends on the observation of the moon.',
  muslimFeasts,
);

@ObjectType({
  simpleResolvers: true,
  description: 'A Muslim feast in one year of the Muslim calendar, and its day.',
})
export class FeastDate {
  @Field(() => ID, { description: 'Identifies the feast: its name and year.' })
  id!: string;

  @Field(() => MuslimFeastNames, { description: 'The feast.' })
  feast!: MuslimFeastName;

  @Field(() => Int, { description: 'The year of the Muslim calendar.' })
  year!: number;

  @Field(() => LocalDate, { description: 'The computed day.' })
  expectedDate!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The confirmed day. Null if it is not confirmed.',
  })
  date!: string | null;
}
