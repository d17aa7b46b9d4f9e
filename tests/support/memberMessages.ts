import type { Prisma } from '../../api/generated/prisma/client.ts';
import { fieldsOf } from '../../api/shared/memberMessages/memberMessage.rules.ts';
import type { Admin, Api } from './api.ts';
import type { AcceptedMail } from './fakeSendGrid.ts';

/** A message in each language. */
export const texts = {
  EN: { subject: 'New Year', body: 'We celebrate on Saturday.\n\nBring your family.' },
  AM: { subject: 'አዲስ ዓመት', body: 'ቅዳሜ እናከብራለን።\nይምጡ።' },
};

/** The same message as it is stored. */
export const storedTexts = fieldsOf([
  { language: 'EN', ...texts.EN },
  { language: 'AM', ...texts.AM },
]);

/** Writes members to the database, and returns their ids. */
export async function newMembers(
  { services }: Pick<Api, 'services'>,
  members: Partial<Prisma.MemberCreateManyInput>[],
): Promise<number[]> {
  const rows = await services.prisma.member.createManyAndReturn({
    data: members.map((member, index) => ({
      name: `Member ${String(index)}`,

      dob: new Date('1980-05-01'),
      address: '1 Example Street',
      contactNumber: '021 555 0100',
      date: new Date('2020-11-21'),
      ...member,
    })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

interface Written {
  texts?: Record<string, { subject: string; body: string }>;
  filter?: object;
}

/** Writes a message as a draft. */
export async function write(admin: Admin, message: Written = {}): Promise<{ id: string }> {
  const given = Object.entries(message.texts ?? texts);
  const input = {
    texts: given.map(([language, text]) => ({ language, ...text })),
    filter: message.filter ?? {},
  };
  const { data } = await admin.query(
    'mutation ($input: MemberMessageInput!) { m: createMemberMessage(input: $input) { id } }',
    { input },
  );
  return data['m'] as { id: string };
}

/** Sends a draft without changes. */
export const send = (admin: Admin, id: string, at?: Date) =>
  admin.query(
    `mutation ($id: ID!, $at: DateTime) {
      sendMemberMessage(id: $id, version: 1, at: $at) { state }
    }`,
    { id, at: at?.toISOString() },
  );

/** The address in the header of a mail. */
export const linkOf = (mail: AcceptedMail | undefined) =>
  /^<(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
