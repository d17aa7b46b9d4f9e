import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../context.ts';
import type { InterfaceText as Row } from '../generated/prisma/client.ts';
import { accountNames } from '../session/accountNames.ts';
import type { InterfaceText } from './interfaceText.types.ts';
import { fitsShape } from '../shared/interfaceTexts/interfaceText.rules.ts';
import { type PublicSentence, sentenceId } from './publicSentences.ts';

/** The catalogue messages with the changes of volunteers. */
export async function readInterfaceTexts(
  { prisma }: Pick<Context, 'prisma'>,
  sentences: PublicSentence[],
): Promise<InterfaceText[]> {
  const [only] = sentences.length === 1 ? sentences : [];
  const rows = await prisma.interfaceText.findMany({
    ...(only && { where: { key: only.key, language: only.language } }),
  });
  const changedBy = rows.flatMap((row) => row.changedBy || []);
  const names = await accountNames({ prisma }, changedBy);
  const changed = new Map(rows.map((row) => [sentenceId(row), row]));
  return sentences.map((sentence) => {
    const row = changed.get(sentenceId(sentence));
    return withChange(sentence, row, names.get(row?.changedBy ?? '') ?? null);
  });
}

function withChange(
  sentence: PublicSentence,
  row: Row | undefined,
  changedBy: string | null,
): InterfaceText {
  const isKept = row !== undefined && row.texts.length > 0;
  const isChanged = isKept && fitsShape(sentence, row.texts);
  return {
    ...sentence,
    id: sentenceId(sentence),
    texts: isChanged ? row.texts : sentence.original,
    isChanged,
    formerOriginal:
      isKept && !isDeepStrictEqual(row.basedOn, sentence.original) ? row.basedOn : null,
    isChecked: row !== undefined && isDeepStrictEqual(row.checked, sentence.original),
    changedAt: row?.updatedAt ?? null,
    changedBy,
    version: row?.version ?? 0,
  };
}
