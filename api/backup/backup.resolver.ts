import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { adminHandover } from '../../client/messages/en/adminHandover.ts';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { fieldFailure } from '../errors.ts';
import { DateTime } from '../scalars.ts';
import { countAttempt } from '../session/attempts.ts';
import { isPassword, passwordError } from '../session/passwords.ts';
import { backupTicketSeconds } from '../session/tokens.ts';

/** Milliseconds after which the last backup is overdue: a week (docs/product/admin.md, section 6.2). */
const overdueAfter = 7 * 24 * 60 * 60 * 1000;

/** Tries at one's own password, to download a backup. */
const triesToConfirm = { limit: 10, seconds: 15 * 60 };

@ObjectType({ simpleResolvers: true, description: 'How the backups of this installation went.' })
class Backup {
  @Field(() => DateTime, {
    nullable: true,
    description: 'The instant as of which the last backup holds everything; null before the first.',
  })
  succeededAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When a backup last failed; null once a later one has succeeded.',
  })
  failedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why that one failed, in English; null where none has.',
  })
  failure!: string | null;

  @Field(() => Boolean, {
    description: 'Whether there is no backup, or the last one is more than a week old.',
  })
  isOverdue!: boolean;
}

const none = { succeededAt: null, failedAt: null, failure: null };

@Resolver()
export class BackupResolver {
  @Access(Role.ADMIN)
  @Query(() => Backup, { description: 'How the backups of this installation went.' })
  async backup(@Ctx() { prisma, now }: Context): Promise<Backup> {
    const record = (await prisma.backupRecord.findUnique({ where: { id: 1 } })) ?? none;
    const { succeededAt, failedAt, failure } = record;
    const isOverdue = !succeededAt || now().getTime() - succeededAt.getTime() > overdueAfter;
    return { succeededAt, failedAt, failure, isOverdue };
  }

  @Access(Role.ADMIN)
  @Mutation(() => String, {
    description: `Confirms one’s own password before a download of everything. Returns a ticket: posted as the field \`ticket\` of a form to \`/backup\` within ${String(backupTicketSeconds)} seconds, with the same passphrase, it gives a backup of this moment. Fails with BAD_USER_INPUT, naming the field, when the password is wrong or the passphrase too weak, and with TOO_MANY_REQUESTS after 10 tries in 15 minutes.`,
  })
  async createBackupTicket(
    @Arg('password', () => String, { description: 'One’s own password.' }) password: string,
    @Arg('passphrase', () => String, {
      nullable: true,
      description:
        'Encrypts the backup, at least 12 characters. Without one it is readable by whoever has it.',
    })
    passphrase: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<string> {
    const viewer = requireViewer(context);
    await countAttempt(context, `backup by ${viewer.id}`, triesToConfirm);
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
