import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role } from '../access.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import { invalidArgument, notFound } from '../errors.ts';
import { Language } from '../generated/prisma/enums.ts';
import { parseInput } from '../parseInput.ts';
import { interfaceTextRules } from '../shared/interfaceTexts/interfaceText.rules.ts';
import {
  InterfaceText,
  InterfaceTextOverride,
  InterfaceTextVersionInput,
} from './interfaceText.types.ts';
import { type PublicSentence, publicSentences, sentenceId } from './publicSentences.ts';
import { readInterfaceTexts } from './readInterfaceTexts.ts';
import { readOverrides } from './readOverrides.ts';
import { checkInterfaceText, checkInterfaceTexts, saveInterfaceText } from './saveInterfaceText.ts';

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
    return saveInterfaceText(context, sentence, version, values);
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
    return checkInterfaceText(context, await findSentence(id), version, isChecked);
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
    texts: InterfaceTextVersionInput[],
    @Ctx() context: Context,
  ): Promise<InterfaceText[]> {
    if (texts.length > maxTexts) {
      throw invalidArgument(`texts must have at most ${String(maxTexts)} texts`);
    }
    return checkInterfaceTexts(
      context,
      await Promise.all(
        texts.map(async ({ id, version }) => ({ sentence: await findSentence(id), version })),
      ),
    );
  }
}

/** @throws NOT_FOUND */
async function findSentence(id: string): Promise<PublicSentence> {
  const sentence = (await publicSentences()).get(id);
  if (!sentence) throw notFound('InterfaceText');
  return sentence;
}
