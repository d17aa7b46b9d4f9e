import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { DueDate } from './dueDate.types.ts';

/** Few requests need them. */
const loadDueDates = () => import('./readDueDates.ts');

@Resolver()
export class DueDateResolver {
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => [DueDate], {
    description:
      'What the Incorporated Societies Act 2022 requires, the most urgent first. Computed from the ' +
      'settings, the officers and the members; not legal advice.',
  })
  async dueDates(@Ctx() context: Context): Promise<DueDate[]> {
    const { readDueDates } = await loadDueDates();
    return readDueDates(context);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => String, {
    description:
      'The due dates that are not done, as iCalendar. Those without a day are on the current day.',
  })
  async dueDateCalendar(
    @Arg('language', () => Language, { description: 'The language of the entries.' })
    language: Language,
    @Ctx() context: Context,
  ): Promise<string> {
    const { dueDateCalendar } = await loadDueDates();
    return dueDateCalendar(context, language);
  }
}
