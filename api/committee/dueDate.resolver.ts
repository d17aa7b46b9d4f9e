import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { daysDocument } from '../calendar/calendarDocument.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { dueDates as amharic } from '../shared/messages/am/adminDueDates.ts';
import { dueDates as english } from '../shared/messages/en/adminDueDates.ts';
import { DueDate } from './dueDate.types.ts';
import { readDueDates } from './readDueDates.ts';

const catalogues = { EN: english, AM: amharic };

@Resolver()
export class DueDateResolver {
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => [DueDate], {
    description:
      'What the Incorporated Societies Act 2022 requires, the most urgent first. Computed from the ' +
      'settings, the officers and the members; not legal advice.',
  })
  dueDates(@Ctx() context: Context): Promise<DueDate[]> {
    return readDueDates(context);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => String, {
    description:
      'The due dates that are not done, as iCalendar. Those without a day are on the present day.',
  })
  async dueDateCalendar(
    @Arg('language', () => Language, { description: 'The language of the entries.' })
    language: Language,
    @Ctx() context: Context,
  ): Promise<string> {
    const words = catalogues[language];
    const stamp = context.now();
    const found = await readDueDates(context);
    const days = found
      .filter(({ state }) => state !== 'DONE')
      .map((each) => {
        const date = each.day ?? todayInAuckland(stamp);
        return {
          ...{ uid: `due-${each.id}`, date, lastDate: date },
          summary: words.kinds[each.kind],
          description: [
            words.reasons[each.kind](each),
            words.sectionOf(each.section),
            words.notAdvice,
          ].join('\n'),
        };
      });
    const about = { product: 'Due dates', language, stamp };
    return `${daysDocument(days, context.server.siteUrl, about)}\r\n`;
  }
}
