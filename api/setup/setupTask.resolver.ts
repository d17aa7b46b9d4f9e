import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { parseInput } from '../parseInput.ts';
import { methodsOf } from '../session/secondFactor/factors.ts';
import { requiredLine } from '../shared/content/common.rules.ts';
import { adminSetup } from '../shared/messages/en/adminSetup.ts';
import { dayToDate } from '../scalars.ts';
import { listExamples } from './listExamples.ts';
import { readSettings } from '../site/readSettings.ts';
import { siteSettingsOf } from '../site/siteSettings.ts';
import { boolean, field, ObjectType, outputFields, string } from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

const SetupTask = enumOf('SetupTask', 'A setup task of a new installation.', {
  CONTACT_DETAILS: 'A telephone number and an email address for visitors are set.',
  BANK_ACCOUNT: 'The bank account for donations is set.',
  COMMITTEE: 'The committee has a current officer.',
  EXAMPLES: 'No example of the bundled content is left.',
  SECOND_ADMIN: 'Two enabled accounts have the role ADMIN.',
  SECOND_FACTOR: 'The account of the viewer has a second factor.',
  BACKUP: 'There is a backup.',
  MAIL: 'There is a mail provider.',
});
type SetupTask = keyof typeof SetupTask;

@ObjectType('SetupStep', 'A setup task, and whether it is done.')
class SetupStep extends outputFields({
  task: field(() => SetupTask, 'The task.'),
  isDone: boolean('Whether the task is done now.'),
  dismissal: string.orNull(
    'The reason for which an ADMIN dismissed the task. Null if it is not dismissed.',
  ),
}) {}

const dismissalRules = z.object({ reason: requiredLine() });

@Resolver()
export class SetupTaskResolver {
  @Access(Role.ADMIN)
  @Query(() => [SetupStep], {
    description:
      'The setup tasks of the site, in order. The data of the site shows whether each is done.',
  })
  async setupSteps(@Ctx() context: Context): Promise<SetupStep[]> {
    const { prisma } = context;
    const [settings, hasOfficer, examples, admins, hasBackup, methods, state] = await Promise.all([
      readSettings(context),
      isAnyoneInOffice(context),
      listExamples(prisma),
      prisma.user.count({ where: { roles: { has: Role.ADMIN }, disabledAt: null } }),
      hasAnyBackup(context),
      methodsOf(prisma, requireViewer(context).id),
      prisma.siteState.findUnique({ where: { id: 1 } }),
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
      SECOND_FACTOR: methods.length > 0,
      BACKUP: hasBackup,
      MAIL: sendsMail,
    };
    const reasons = (state?.dismissedTasks ?? {}) as Partial<Record<SetupTask, string>>;
    return Object.values(SetupTask).map((task) => {
      return { task, isDone: isDone[task], dismissal: reasons[task] ?? null };
    });
  }

  @Access(Role.ADMIN)
  @Mutation(() => [SetupStep], {
    description:
      'Dismisses a setup task that the association cannot or will not do, so that the dashboard ' +
      'no longer shows it. Returns all tasks. Fails with BAD_USER_INPUT, naming the field.',
  })
  async dismissSetupTask(
    @Arg('task', () => SetupTask, { description: 'The task.' }) task: SetupTask,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'The reason, at most 200 characters. Null shows the task again.',
    })
    reason: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<SetupStep[]> {
    const { prisma } = context;
    const change =
      typeof reason === 'string'
        ? { [task]: parseInput(dismissalRules, { reason }, adminSetup.fields).reason }
        : {};
    await prisma.$executeRaw`
      INSERT INTO "site-state" AS state (id, "dismissedTasks")
      VALUES (1, ${JSON.stringify(change)}::jsonb)
      ON CONFLICT (id) DO UPDATE SET
        "dismissedTasks" = (state."dismissedTasks" - ${task}::text) || excluded."dismissedTasks"`;
    return this.setupSteps(context);
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
