import { isDeepStrictEqual } from 'node:util';
import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { changedMeanwhile } from '../errors.ts';
import type { InterfaceText as Row } from '../generated/prisma/client.ts';
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
 * Records that a native reader has confirmed the texts of several messages. Those that somebody
 * changed since are left out.
 * @returns all of them as they are now
 */
export async function checkInterfaceTexts(
  context: Context,
  texts: { sentence: PublicSentence; version: number }[],
): Promise<InterfaceText[]> {
  for (const { sentence, version } of texts)
    await writeRow(context, sentence, version, { checked: sentence.original });
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
  const count = await writeRow(context, sentence, version, columns);
  const [saved] = await readInterfaceTexts(context, [sentence]);
  if (!saved) throw changedMeanwhile('InterfaceText');
  // A client that repeats the request, because it got no response, finds the change saved.
  if (count === 0 && !isThere(saved)) throw changedMeanwhile('InterfaceText');
  return saved;
}

/** Writes a message if nobody has changed it since the version. Returns the number of rows. */
async function writeRow(
  context: Context,
  { key, language }: PublicSentence,
  version: number,
  columns: Columns,
): Promise<number> {
  const { prisma, cache } = context;
  const data = { ...columns, changedBy: requireViewer(context).id };
  const { count } =
    version === 0
      ? await prisma.interfaceText.createMany({
          data: { key, language, ...data },
          skipDuplicates: true,
        })
      : await prisma.interfaceText.updateMany({
          where: { key, language, version },
          data: { ...data, version: { increment: 1 } },
        });
  if (count > 0) cache.invalidate('interfaceText');
  return count;
}
