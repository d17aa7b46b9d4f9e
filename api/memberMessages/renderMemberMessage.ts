import { inLanguage } from '../accounts/accountWords.ts';
import { anonymousContext, type Services } from '../context.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { hiddenUnsubscribeLink } from '../mail/memberMail.ts';
import { oneLine } from '../mail/oneLine.ts';
import { renderHtml, renderText } from '../mail/renderMailMessage.ts';
import type { MessageTexts } from '../shared/memberMessages/memberMessage.rules.ts';
import { memberMail as amharic } from '../shared/messages/am/memberMail.ts';
import { memberMail as english } from '../shared/messages/en/memberMail.ts';
import type { Language } from '../shared/messages/languages.ts';
import { withOverrides } from '../shared/messages/overrides.ts';
import { readInbox } from '../site/readSettings.ts';

const catalogues = { EN: english, AM: amharic };

/** The sentences around a message and on the unsubscribe page, with the texts of the volunteers. */
export async function memberMailWords(services: Services, language: Language) {
  const overrides = await readOverrides(anonymousContext(services), language);
  return withOverrides(catalogues[language], 'memberMail', overrides);
}

/** Renders the mail of a message in some languages, without its recipient. */
export async function renderMemberMessage(
  services: Services,
  stored: unknown,
  wanted: readonly Language[],
) {
  const texts = stored as MessageTexts;
  const present = wanted.filter((language) => texts[`body${language}`]);
  const parts = await Promise.all(
    (present.length > 0 ? present : wanted).map(async (language) => {
      const { footer } = await memberMailWords(services, language);
      const paragraphs = texts[`body${language}`].split(/\n{2,}/);
      return {
        subject: texts[`subject${language}`],
        ...inLanguage(language, { opening: paragraphs, closing: [footer] }),
      };
    }),
  );
  const [first = 'EN'] = wanted;
  const separator = inLanguage(first, { opening: ['* * *'], closing: [] }).opening;
  const content = {
    opening: [
      ...parts.flatMap(({ opening }, index) => [...(index > 0 ? separator : []), ...opening]),
      ...separator,
      ...parts.flatMap(({ closing }) => closing),
    ],
    link: hiddenUnsubscribeLink(services),
    ...{ particulars: [], texts: [], closing: [] },
  };
  const { siteUrl } = services.server;
  return {
    kind: 'MEMBER_MESSAGE' as const,
    replyTo: oneLine(await readInbox(services)),
    subject: oneLine([...new Set(parts.map(({ subject }) => subject))].join(' / ')),
    text: renderText(content, siteUrl),
    html: renderHtml(content, siteUrl),
  };
}
