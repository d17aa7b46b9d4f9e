import type { Language } from '../../client/messages/languages.ts';
import type { Overrides } from '../../client/messages/overrides.ts';
import type { Context } from '../context.ts';
import { publicSentences, sentenceId } from './publicSentences.ts';

/**
 * The changed sentences of a language, for what is made of them: a later change drops it from the
 * cache. Those that the catalogues no longer have, as after an update, are left out.
 */
export async function readOverrides(
  { prisma, cacheTags }: Pick<Context, 'prisma' | 'cacheTags'>,
  language: Language,
): Promise<Overrides> {
  cacheTags.add({ tags: ['interfaceText'] });
  const rows = await prisma.interfaceText.findMany({
    where: { language, NOT: { texts: { isEmpty: true } } },
    select: { key: true, language: true, texts: true },
    orderBy: { key: 'asc' },
  });
  const known = rows.filter((row) => publicSentences.has(sentenceId(row)));
  return Object.fromEntries(known.map(({ key, texts }) => [key, texts]));
}
