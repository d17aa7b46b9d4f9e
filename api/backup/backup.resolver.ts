import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { millisecondsOfDay } from '../shared/dates/days.ts';
import { adminHandover } from '../shared/messages/en/adminHandover.ts';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { fieldFailure } from '../errors.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import { isPassword, passwordError } from '../session/passwords.ts';
import { backupTicketSeconds } from '../session/tokens.ts';
import { boolean, dateTime, ObjectType, outputFields, string } from '../graphqlTypes.ts';

/** Milliseconds after which the last backup is overdue: a week (docs/product/admin.md, section 6.2). */
const overdueAfter = 7 * millisecondsOfDay;

@ObjectType('Backup', 'The state of the backups of this installation.')
class Backup extends outputFields({
  succeededAt: dateTime.orNull(
    'The time of the last successful backup: it contains everything as of this time. Null if there is none.',
  ),
  failedAt: dateTime.orNull('When a backup last failed. Null after a later one has succeeded.'),
  failure: string.orNull(
    'Why that backup failed, in English. Null if none has failed since the last success.',
  ),
  isOverdue: boolean('Whether there is no backup, or the last one is older than a week.'),
}) {}

const none = { succeededAt: null, failedAt: null, failure: null };

@Resolver()
export class BackupResolver {
  @Access(Role.ADMIN)
  @Query(() => Backup, { description: 'The state of the backups of this installation.' })
  async backup(@Ctx() { prisma, now }: Context): Promise<Backup> {
    const record = (await prisma.backupRecord.findUnique({ where: { id: 1 } })) ?? none;
    const { succeededAt, failedAt, failure } = record;
    const isOverdue = !succeededAt || now().getTime() - succeededAt.getTime() > overdueAfter;
    return { succeededAt, failedAt, failure, isOverdue };
  }

  @Access(Role.ADMIN)
  @Mutation(() => String, {
    description: `Confirms the password of the viewer before a download of all data. Returns a ticket. Send it as the field \`ticket\` of a form to \`/backup\` within ${String(backupTicketSeconds)} seconds, with the same passphrase, to download a backup made at that time. Fails with BAD_USER_INPUT, naming the field, if the password is wrong or the passphrase is too weak, and with TOO_MANY_REQUESTS after 10 attempts in 15 minutes.`,
  })
  async createBackupTicket(
    @Arg('password', () => String, { description: 'The password of the viewer.' }) password: string,
    @Arg('passphrase', () => String, {
      nullable: true,
      description:
        'Encrypts the backup; at least 12 characters. Without it, anyone who has the file can read it.',
    })
    passphrase: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<string> {
    const viewer = requireViewer(context);
    await countAttempt(context, `backup by ${viewer.id}`, limits.ownPassword);
    const { fields } = adminHandover.backup;
    const user = await context.prisma.user.findUniqueOrThrow({ where: { id: viewer.id } });
    if (!(await isPassword(password, user.passwordHash))) {
      throw fieldFailure({ password: { code: 'wrongPassword', values: {} } }, fields);
    }
    const weakness = passphrase ? await passwordError(passphrase, [user.email]) : null;
    if (weakness) throw fieldFailure({ passphrase: weakness }, fields);
    return context.tokens.signBackup(viewer.id, viewer.sessionId, passphrase ?? '');
  }
}
