import { isDeepStrictEqual } from 'node:util';
import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { changedMeanwhile } from '../errors.ts';
import type { InterfaceText as Row, Prisma } from '../generated/prisma/client.ts';
import type { InterfaceText } from './interfaceText.types.ts';
import type { PublicSentence } from './publicSentences.ts';
import { readInterfaceTexts } from './readInterfaceTexts.ts';

/**
 * Saves the texts of a catalogue message. Texts that equal the original are not stored, so that a
 * later version of the site can improve them.
 * @param version the version on which the change is based; 0 if it was never changed
 * @throws CONFLICT if somebody else changed it since
 */
export function saveInterfaceText(
  context: Context,
  sentence: PublicSentence,
  version: number,
  values: string[],
): Promise<InterfaceText> {
  const { original } = sentence;
  const isChanged = !isDeepStrictEqual(values, original);
  const data = isChanged ? { texts: values, basedOn: original } : { texts: [], basedOn: [] };
  const isThere = (saved: InterfaceText) => isDeepStrictEqual(saved.texts, values);
  return saveRow(context, sentence, version, data, isThere);
}

/**
 * Records whether a native reader has confirmed the texts of the catalogue.
 * @throws CONFLICT if somebody else changed the message since
 */
export function checkInterfaceText(
  context: Context,
  sentence: PublicSentence,
  version: number,
  isChecked: boolean,
): Promise<InterfaceText> {
  const checked = isChecked ? sentence.original : [];
  const isThere = (saved: InterfaceText) => saved.isChecked === isChecked;
  return saveRow(context, sentence, version, { checked }, isThere);
}

/**
 * Records that a native reader has confirmed several interface texts. It skips those that somebody
 * has changed since. After an error none is confirmed.
 * @returns all of them as they are now
 */
export async function checkInterfaceTexts(
  context: Context,
  texts: { sentence: PublicSentence; version: number }[],
): Promise<InterfaceText[]> {
  const changedBy = requireViewer(context).id;
  await context.cache.changing(['interfaceText'], () =>
    transaction(context.prisma, async (tx) => {
      for (const { sentence, version } of texts)
        await writeRow(tx, sentence, version, { checked: sentence.original, changedBy });
    }),
  );
  return readInterfaceTexts(
    context,
    texts.map(({ sentence }) => sentence),
  );
}

type Columns = Partial<Pick<Row, 'texts' | 'basedOn' | 'checked'>>;

async function saveRow(
  context: Context,
  sentence: PublicSentence,
  version: number,
  columns: Columns,
  isThere: (saved: InterfaceText) => boolean,
): Promise<InterfaceText> {
  const changedBy = requireViewer(context).id;
  const count = await writeRow(context.prisma, sentence, version, { ...columns, changedBy });
  if (count > 0) context.cache.invalidate('interfaceText');
  const [saved] = await readInterfaceTexts(context, [sentence]);
  if (!saved) throw changedMeanwhile('InterfaceText');
  // A client that repeats the request, because it got no response, finds the change saved.
  if (count === 0 && !isThere(saved)) throw changedMeanwhile('InterfaceText');
  return saved;
}

/**
 * Writes an interface text if its version is still the given one.
 * @returns 1, or 0 if somebody has changed it
 */
async function writeRow(
  tx: Prisma.TransactionClient,
  { key, language }: PublicSentence,
  version: number,
  data: Columns & Pick<Row, 'changedBy'>,
): Promise<number> {
  const { count } =
    version === 0
      ? await tx.interfaceText.createMany({
          data: { key, language, ...data },
          skipDuplicates: true,
        })
      : await tx.interfaceText.updateMany({
          where: { key, language, version },
          data: { ...data, version: { increment: 1 } },
        });
  return count;
}
