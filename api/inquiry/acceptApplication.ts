import type { Context } from '../context.ts';
import type { MembershipApplication, Prisma } from '../generated/prisma/client.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { membershipMail as amharic } from '../shared/messages/am/membershipMail.ts';
import { membershipMail as english } from '../shared/messages/en/membershipMail.ts';
import { withOverrides } from '../shared/messages/overrides.ts';
import { readInbox } from '../site/readSettings.ts';
import {
  acceptanceMailMessage,
  type Applicant,
  type NewMailMessage,
} from './composeMailMessages.ts';

/** How long the notice to the applicant waits, in milliseconds, so that the acceptance can be undone. */
const noticeDelay = 60_000;

/** A change of an application, as its log has it. */
export type Step = Omit<Prisma.ApplicationStepUncheckedCreateWithoutApplicationInput, 'at'>;

/** Composes the notice to an applicant from the number of the new member. */
type Notice = (memberId: number) => NewMailMessage;

/** Who accepts an application, the first day of the membership, and the notice to the applicant. */
interface Acceptance {
  step: Step;
  date: Date;
  notice: Notice | null;
  /** The household and the role in it. */
  household?: object;
}

/** Creates the member of an application, with its agreement, and stores the notice to the applicant. */
export async function acceptApplication(
  context: Pick<Context, 'now'>,
  tx: Prisma.TransactionClient,
  application: MembershipApplication,
  { step, date, notice, household }: Acceptance,
): Promise<number> {
  const { id, name, dob, email, address, contactNumber } = application;
  const { agreementText, agreementLanguage, agreedAt } = application;
  const agreement = { agreementText, agreementLanguage, agreedAt };
  const particulars = { name, dob, email, address, contactNumber, ...agreement };
  const language = agreementLanguage === 'am' ? 'AM' : 'EN';
  const member = await tx.member.create({
    data: { ...particulars, ...household, date, joinedOn: date, language, createdBy: step.by },
  });
  const createdAt = context.now();
  if (notice) {
    const nextAttemptAt = new Date(createdAt.getTime() + noticeDelay);
    await tx.mailMessage.create({
      data: { ...notice(member.id), applicationId: id, createdAt, nextAttemptAt },
    });
  }
  await addStep(context, tx, id, { ...step, state: 'ACCEPTED' }, member.id);
  return member.id;
}

/** Changes an application and adds the change to its log. */
export async function addStep(
  { now }: Pick<Context, 'now'>,
  tx: Prisma.TransactionClient,
  id: number,
  step: Step,
  memberId?: number | null,
): Promise<void> {
  const { state, assignedTo } = step;
  await tx.membershipApplication.update({
    where: { id },
    data: {
      ...(state && { state }),
      ...(typeof assignedTo === 'string' && { assignedTo }),
      ...(memberId !== undefined && { memberId }),
      steps: { create: { ...step, at: now() } },
    },
  });
}

/**
 * The notice to an applicant who becomes a member, with the texts of the volunteers; null without
 * an email address. It reads the inbox and the texts before the transaction, which must not wait for them.
 */
export async function acceptanceNotice(
  context: Context,
  applicant: Applicant,
): Promise<Notice | null> {
  if (applicant.email === '') return null;
  const isAmharic = applicant.agreementLanguage === 'am';
  const overrides = await readOverrides(context, isAmharic ? 'AM' : 'EN');
  const texts = withOverrides(isAmharic ? amharic : english, 'membershipMail', overrides);
  const inbox = await readInbox(context);
  return (memberId) => acceptanceMailMessage(texts, applicant, memberId, inbox, context.server);
}
