import type { Language } from '../shared/messages/languages.ts';
import type { Overrides } from '../shared/messages/overrides.ts';
import type { Context } from '../context.ts';
import { fitsShape } from '../shared/interfaceTexts/interfaceText.rules.ts';
import { publicSentences, sentenceId } from './publicSentences.ts';

/**
 * The changed messages of a language, for a cached response, which a later change invalidates.
 * Those that no longer fit the catalogues, for example after an update, are left out.
 */
export async function readOverrides(
  { prisma, cache, cacheTags }: Pick<Context, 'prisma' | 'cache' | 'cacheTags'>,
  language: Language,
): Promise<Overrides> {
  cacheTags.add({ tags: ['interfaceText'] });
  const rows = await cache.readThrough('interfaceText', language, () =>
    prisma.interfaceText.findMany({
      where: { language, NOT: { texts: { isEmpty: true } } },
      select: { key: true, language: true, texts: true },
      orderBy: { key: 'asc' },
    }),
  );
  if (rows.length === 0) return {};
  const sentences = await publicSentences();
  const fitting = rows.filter((row) => {
    const sentence = sentences.get(sentenceId(row));
    return sentence && fitsShape(sentence, row.texts);
  });
  return Object.fromEntries(fitting.map(({ key, texts }) => [key, texts]));
}
