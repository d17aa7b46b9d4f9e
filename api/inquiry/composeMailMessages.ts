import type { MailMessage, MembershipApplication } from '../generated/prisma/client.ts';
import type {
  InquiryValues,
  MembershipApplicationValues,
} from '../shared/inquiry/inquiry.rules.ts';
import type { membershipMail } from '../shared/messages/en/membershipMail.ts';
import { agreement } from '../shared/messages/en/agreement.ts';
import { dayMonthYear } from '../shared/dates/days.ts';
import { ethiopianDateAmharic } from '../shared/dates/ethiopianText.ts';
import { inLanguage, renderHtml, renderText, type MailContent } from '../mail/renderMailMessage.ts';
import { pathIn } from '../shared/messages/languages.ts';
import { oneLine } from '../mail/oneLine.ts';
import type { ServerSettings } from '../site/serverSettings.ts';

/** A mail message that is not stored yet. */
export type NewMailMessage = Pick<
  MailMessage,
  'kind' | 'to' | 'replyTo' | 'subject' | 'text' | 'html'
>;

/** The parts of an application that a notice to the applicant needs. */
export type Applicant = Pick<MembershipApplication, 'name' | 'email' | 'agreementLanguage'>;

/** The mail message to the association. It is in English. */
export function inquiryMailMessage(values: InquiryValues, inbox: string, siteUrl: string) {
  const content: MailContent = {
    opening: [{ en: 'Somebody wrote to you by the contact form of the website.' }],
    particulars: [
      { label: { en: 'Name' }, value: values.name },
      { label: { en: 'Email' }, value: values.email },
      { label: { en: 'Subject' }, value: values.title },
    ],
    texts: [{ heading: { en: 'Message' }, body: values.message }],
    closing: [{ en: 'Reply to this email; your reply goes to the sender.' }],
  };
  const subject = `Inquiry: ${values.title}`;
  return written('INQUIRY', { to: inbox, replyTo: values.email, subject }, content, siteUrl);
}

/** The message to the association, in both languages of the membership form. */
export function applicationMailMessage(
  values: MembershipApplicationValues,
  inbox: string,
  siteUrl: string,
) {
  const content: MailContent = {
    opening: [
      {
        en: 'Somebody applied for membership by the form of the website.',
        am: 'በድረ ገጹ ቅጽ የአባልነት ማመልከቻ ቀርቧል።',
      },
    ],
    ...applicationParts(values),
    closing: values.email
      ? [
          {
            en: 'Reply to this email; your reply goes to the applicant.',
            am: 'ለዚህ ኢሜይል ሲመልሱ መልስዎ ለአመልካቹ ይደርሳል።',
          },
        ]
      : [],
  };
  const subject = `Membership application: ${values.name}`;
  return written('APPLICATION', { to: inbox, replyTo: values.email, subject }, content, siteUrl);
}

/** The copy that the applicant requested. */
export function applicationCopy(
  values: MembershipApplicationValues,
  inbox: string,
  siteUrl: string,
) {
  const content: MailContent = {
    opening: [
      {
        en: 'This is the copy you asked for of your application for membership.',
        am: 'ይህ የጠየቁት የአባልነት ማመልከቻዎ ቅጂ ነው።',
      },
    ],
    ...applicationParts(values),
    closing: [
      {
        en: 'If you did not apply, somebody typed your address by mistake: please let us know.',
        am: 'ያላመለከቱ ከሆነ አድራሻዎ በስህተት ተጽፎ ሊሆን ስለሚችል እባክዎ ያሳውቁን።',
      },
    ],
  };
  const subject = 'Your application for membership / የአባልነት ማመልከቻዎ';
  return written('COPY', { to: values.email, replyTo: inbox, subject }, content, siteUrl);
}

/**
 * The notice to an applicant who has become a member, in the language of the form. Without mail
 * nobody can ask for own data, so its page is not named then.
 */
export function acceptanceMailMessage(
  texts: typeof membershipMail,
  { name, email, agreementLanguage }: Applicant,
  memberId: number,
  inbox: string,
  { siteUrl, sendsMail }: Pick<ServerSettings, 'siteUrl' | 'sendsMail'>,
) {
  const { subject, greeting, accepted, number, replies, ownData, otherPerson } = texts;
  const language = agreementLanguage === 'am' ? 'AM' : 'EN';
  const opening = [greeting(name), accepted, number(`M${String(memberId)}`), replies];
  const content = inLanguage(language, {
    opening: sendsMail ? [...opening, ownData] : opening,
    ...(sendsMail && { link: siteUrl + pathIn(language, '/my-data') }),
    closing: [otherPerson],
  });
  return written('ACCEPTANCE', { to: email, replyTo: inbox, subject }, content, siteUrl);
}

function applicationParts(values: MembershipApplicationValues) {
  return {
    particulars: [
      { label: { en: 'Full Name', am: 'ሙሉ ስም' }, value: values.name },
      { label: { en: 'Date of Birth', am: 'የትውልድ ቀን' }, ...dayParticular(values.dob) },
      { label: { en: 'Email', am: 'ኢሜይል' }, value: values.email || '–' },
      { label: { en: 'Address', am: 'አድራሻ' }, value: values.address },
      { label: { en: 'Contact Number', am: 'ስልክ ቁጥር' }, value: values.contactNumber },
      { label: { en: 'Date', am: 'ቀን' }, ...dayParticular(values.date) },
    ],
    texts: [
      { heading: { en: 'Agreement' }, body: agreement.en },
      { heading: { en: 'የስምምነት ቃል' }, body: agreement.am, lang: 'am' as const },
    ],
  };
}

/** A day in both calendars. */
const dayParticular = (day: string) => ({
  value: dayMonthYear(day),
  amharic: ethiopianDateAmharic(day),
});

function written(
  kind: NewMailMessage['kind'],
  { to, replyTo, subject }: Pick<NewMailMessage, 'to' | 'replyTo' | 'subject'>,
  content: MailContent,
  siteUrl: string,
): NewMailMessage {
  return {
    kind,
    to: oneLine(to),
    replyTo: oneLine(replyTo),
    subject: oneLine(subject),
    text: renderText(content, siteUrl),
    html: renderHtml(content, siteUrl),
  };
}
