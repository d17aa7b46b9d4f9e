import { Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { dayToDate } from '../scalars.ts';
import { listExamples } from './listExamples.ts';
import { readSettings } from '../site/readSettings.ts';
import { siteSettingsOf } from '../site/siteSettings.ts';
import { SetupStep, SetupTask } from './setupStep.types.ts';

@Resolver()
export class SetupStepResolver {
  @Access(Role.ADMIN)
  @Query(() => [SetupStep], {
    description:
      'The setup steps of the site, in order. The data of the site shows whether each is done.',
  })
  async setupSteps(@Ctx() context: Context): Promise<SetupStep[]> {
    const [settings, hasOfficer, examples, admins, hasBackup] = await Promise.all([
      readSettings(context),
      isAnyoneInOffice(context),
      listExamples(context.prisma),
      context.prisma.user.count({ where: { roles: { has: Role.ADMIN }, disabledAt: null } }),
      hasAnyBackup(context),
    ]);
    const { phoneNumber, contactEmail, bankAccount, sendsMail } = siteSettingsOf(
      settings,
      context.server,
    );
    const isDone: Record<SetupTask, boolean> = {
      CONTACT_DETAILS: phoneNumber !== null && contactEmail !== null,
      BANK_ACCOUNT: bankAccount !== null,
      COMMITTEE: hasOfficer,
      EXAMPLES: examples.length === 0,
      SECOND_ADMIN: admins >= 2,
      BACKUP: hasBackup,
      MAIL: sendsMail,
    };
    return Object.values(SetupTask).map((task) => ({ task, isDone: isDone[task] }));
  }
}

async function isAnyoneInOffice({ prisma, now }: Context): Promise<boolean> {
  const today = dayToDate(todayInAuckland(now()));
  const officer = await prisma.officer.findFirst({
    where: { from: { lte: today }, OR: [{ until: null }, { until: { gte: today } }] },
    select: { id: true },
  });
  return officer !== null;
}

async function hasAnyBackup({ prisma }: Context): Promise<boolean> {
  const record = await prisma.backupRecord.findUnique({ where: { id: 1 } });
  return Boolean(record?.succeededAt);
}
