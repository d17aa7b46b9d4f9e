import type { Context } from '../context.ts';
import type { MembershipApplication } from './inquiry.types.ts';
import { withApplicationMail, withDelivery } from './withDelivery.ts';
import { withMember } from './withMember.ts';

/** The application with this id; null if there is none. */
export async function findApplication(
  context: Context,
  id: number,
): Promise<MembershipApplication | null> {
  const row = await context.prisma.membershipApplication.findUnique({
    where: { id },
    include: withApplicationMail,
  });
  const [application] = await withMember(context, row ? [withDelivery(row)] : []);
  return application ?? null;
}
