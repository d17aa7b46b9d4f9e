import type { PrismaClient } from '../../api/generated/prisma/client.ts';

/** Part of everything that only admins may read. */
export const canary = 'canary-7c1f';

/** Adds rows of every kind that visitors may not see. */
export async function addPrivateRows(prisma: PrismaClient): Promise<void> {
  const person = {
    name: canary,
    dob: new Date('1990-05-01'),
    email: `${canary}@example.org`,
    address: canary,
    contactNumber: canary,
    date: new Date('2026-01-01'),
  };
  await prisma.member.createMany({ data: Array.from({ length: 50 }, () => person) });
  const agreement = { agreementText: canary, agreementLanguage: 'en', agreedAt: new Date() };
  await prisma.membershipApplication.create({ data: { ...person, ...agreement, digest: canary } });
  await prisma.inquiry.create({
    data: { name: canary, title: canary, email: person.email, message: canary, digest: canary },
  });
  const mailMessage = { to: canary, replyTo: canary, subject: canary, text: canary, html: canary };
  await prisma.mailMessage.create({
    data: { ...mailMessage, kind: 'INQUIRY', state: 'STORED', nextAttemptAt: new Date() },
  });
}
