import { anonymousContext, type Services } from '../context.ts';
import { type OwedFee, owedFee } from '../fees/owedFee.ts';
import type { MemberMessage } from '../generated/prisma/client.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { hiddenUnsubscribeLink } from '../mail/unsubscribeLink.ts';
import { oneLine } from '../mail/oneLine.ts';
import { inLanguage, renderHtml, renderText } from '../mail/renderMailMessage.ts';
import { maxLine } from '../shared/content/common.rules.ts';
import { currentMembers, type MemberFilter } from '../members/memberFilter.ts';
import type { MessageTexts } from '../shared/memberMessages/memberMessage.rules.ts';
import { memberMail as amharic } from '../shared/messages/am/memberMail.ts';
import { memberMail as english } from '../shared/messages/en/memberMail.ts';
import type { Language } from '../shared/messages/languages.ts';
import { withOverrides } from '../shared/messages/overrides.ts';
import { inboxOf, readSettings } from '../site/readSettings.ts';
import { feeReminder } from './feeReminder.ts';

const catalogues = { EN: english, AM: amharic };

/** The sentences around a message and on the unsubscribe page, with the texts of the volunteers. */
export async function memberMailWords(services: Services, language: Language) {
  const overrides = await readOverrides(anonymousContext(services), language);
  return withOverrides(catalogues[language], 'memberMail', overrides);
}

/** Renders the mail of a message in some languages, for members who owe fees, without its recipient. */
export type RenderCopy = Awaited<ReturnType<typeof memberMessageRenderer>>;

/** Reads what the copies of a message need. Without other members, they remind the first recipient of the fee. */
export async function memberMessageRenderer(services: Services, message: MemberMessage) {
  const texts = message.texts as MessageTexts;
  const filter = message.filter as MemberFilter;
  const { owesFeeOf: year } = filter;
  const { siteUrl } = services.server;
  const settings = await readSettings(services);
  const words = {
    EN: await memberMailWords(services, 'EN'),
    AM: await memberMailWords(services, 'AM'),
  };
  const example = await services.prisma.$queryRaw<{ owed: OwedFee | null }[]>`
    SELECT ${owedFee(year)} AS owed FROM "members"
    WHERE ${currentMembers(services, filter)}
    ORDER BY id LIMIT 1`;
  const owedByFirst = example.flatMap(({ owed }) => owed ?? []);
  return (wanted: readonly Language[], owed: readonly OwedFee[] = owedByFirst) => {
    const present = wanted.filter((language) => texts[`body${language}`]);
    const parts = (present.length > 0 ? present : wanted).map((language) => ({
      subject: texts[`subject${language}`],
      ...inLanguage(language, {
        opening: [
          ...texts[`body${language}`].split(/\n{2,}/),
          ...feeReminder(words[language], settings, year, owed),
        ],
        closing: [words[language].footer],
      }),
    }));
    const subjects = [...new Set(parts.map(({ subject }) => subject))];
    const joined = subjects.join(' / ');
    const [first = 'EN'] = wanted;
    const separator = inLanguage(first, { opening: ['* * *'], closing: [] }).opening;
    const content = {
      opening: [
        ...parts.flatMap(({ opening }, index) => [...(index > 0 ? separator : []), ...opening]),
        ...separator,
        ...parts.flatMap(({ closing }) => closing),
      ],
      link: `${hiddenUnsubscribeLink(services)}&language=${first}`,
      particulars: [],
      texts: [],
      closing: [],
    };
    return {
      kind: 'MEMBER_MESSAGE' as const,
      replyTo: oneLine(inboxOf(settings, services.server)),
      subject: oneLine(joined.length > maxLine ? (subjects[0] ?? '') : joined),
      text: renderText(content, siteUrl),
      html: renderHtml(content, siteUrl),
    };
  };
}
