import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role, requireViewer } from '../access.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import { invalidArgument, orNotFound, changedMeanwhile } from '../errors.ts';
import { Language } from '../generated/prisma/enums.ts';
import { parseInput } from '../parseInput.ts';
import { accountNames } from '../session/accountNames.ts';
import { fitsShape, interfaceTextRules } from '../shared/interfaceTexts/interfaceText.rules.ts';
import {
  InterfaceText,
  InterfaceTextOverride,
  InterfaceTextVersionInput,
} from './interfaceText.types.ts';
import { type PublicSentence, publicSentences, sentenceId } from './publicSentences.ts';
import { readOverrides } from './readOverrides.ts';
import { isDeepStrictEqual } from 'node:util';
import { transaction } from '../database/transaction.ts';
import type { InterfaceText as Row, Prisma } from '../generated/prisma/client.ts';

/** The maximum number of texts in one call. They are locked until all are written. */
const maxTexts = 500;

const idOptions = { description: 'The `id` of the text.' };

@Resolver(() => InterfaceText)
export class InterfaceTextResolver {
  @Public({ tags: ['interfaceText'] })
  @Query(() => [InterfaceTextOverride], {
    description: 'The interface texts that volunteers have changed.',
  })
  async interfaceTextOverrides(
    @Arg('language', () => Language, { description: 'The language of the texts.' })
    language: Language,
    @Ctx() context: Context,
  ): Promise<InterfaceTextOverride[]> {
    const overrides = await readOverrides(context, language);
    return Object.entries(overrides).map(([key, texts]) => ({
      id: sentenceId({ key, language }),
      key,
      texts: [...texts],
    }));
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [InterfaceText], {
    description: 'All interface texts of public pages in all languages, page by page.',
  })
  async interfaceTexts(@Ctx() context: Context): Promise<InterfaceText[]> {
    return readInterfaceTexts(context, [...(await publicSentences()).values()]);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => InterfaceText, {
    description:
      'Changes an interface text. The original texts remove the change. Fails with CONFLICT ' +
      'if somebody else changed it since, and with BAD_USER_INPUT if placeholders are missing ' +
      'or unknown, or a text is too long. The field names of the error are the indexes of the ' +
      'texts, from 0.',
  })
  async updateInterfaceText(
    @Arg('id', () => ID, idOptions) id: string,
    @VersionArg() version: number,
    @Arg('texts', () => [String], {
      description: 'All texts: one text, the two plural forms, or the items of a list.',
    })
    texts: string[],
    @Ctx() context: Context,
  ): Promise<InterfaceText> {
    const sentence = await findSentence(id);
    const values = parseInput(interfaceTextRules(sentence), texts, {});
    const { original } = sentence;
    const isChanged = !isDeepStrictEqual(values, original);
    const data = isChanged ? { texts: values, basedOn: original } : { texts: [], basedOn: [] };
    const isThere = (saved: InterfaceText) => isDeepStrictEqual(saved.texts, values);
    return saveRow(context, sentence, version, data, isThere);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => InterfaceText, {
    description:
      'Records that a native reader has confirmed the original texts, or removes this ' +
      'confirmation. Fails with CONFLICT if somebody else changed it since.',
  })
  async checkInterfaceText(
    @Arg('id', () => ID, idOptions) id: string,
    @VersionArg() version: number,
    @Arg('isChecked', () => Boolean, { description: 'False to remove the confirmation.' })
    isChecked: boolean,
    @Ctx() context: Context,
  ): Promise<InterfaceText> {
    const sentence = await findSentence(id);
    const checked = isChecked ? sentence.original : [];
    const isThere = (saved: InterfaceText) => saved.isChecked === isChecked;
    return saveRow(context, sentence, version, { checked }, isThere);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => [InterfaceText], {
    description:
      'Records that a native reader has confirmed the original texts of several interface texts. ' +
      'Those that somebody else changed since stay unconfirmed. Returns all of them as they are now.',
  })
  async checkInterfaceTexts(
    @Arg('texts', () => [InterfaceTextVersionInput], {
      description: `The texts, at most ${String(maxTexts)}.`,
    })
    sent: InterfaceTextVersionInput[],
    @Ctx() context: Context,
  ): Promise<InterfaceText[]> {
    if (sent.length > maxTexts) {
      throw invalidArgument(`texts must have at most ${String(maxTexts)} texts`);
    }
    const texts = await Promise.all(
      sent.map(async ({ id, version }) => ({ sentence: await findSentence(id), version })),
    );
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
}

/** @throws NOT_FOUND */
async function findSentence(id: string): Promise<PublicSentence> {
  return orNotFound((await publicSentences()).get(id), 'InterfaceText');
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

/** The catalogue messages with the changes of volunteers. */
async function readInterfaceTexts(
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
