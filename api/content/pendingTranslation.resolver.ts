import {
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  Int,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { type Connection, connectionOf, PageArgs } from './connection.ts';
import { constantCase } from './contentKindEnum.ts';
import {
  countPending,
  listPending,
  type PendingCount,
  type PendingFilter,
  type PendingTranslation,
  translatedKinds,
  TranslationState,
} from './pendingTranslations.ts';

const translatedKindEnum = Object.fromEntries(
  translatedKinds.map(({ name }) => [constantCase(name), name] as const),
);
registerEnumType(translatedKindEnum, {
  name: 'TranslatedKind',
  description: 'What has texts that can be translated: a kind of content, or its categories.',
  valuesConfig: Object.fromEntries(
    translatedKinds.map(({ name, typename }) => [
      constantCase(name),
      { description: `Records of the type \`${typename}\`.` },
    ]),
  ),
});
registerEnumType(TranslationState, {
  name: 'TranslationState',
  description: 'Why a translation is wanted.',
  valuesConfig: {
    MISSING: { description: 'There is none.' },
    OUTDATED: { description: 'The original has changed since it was made.' },
  },
});

const kindField = { description: 'What the record is.' };
const languageField = { description: 'The language to which it should be translated.' };
const stateField = { description: 'Why the translation is wanted.' };

@ObjectType('PendingTranslation', {
  simpleResolvers: true,
  description: 'A translation of a record that is missing or out of date.',
})
class PendingTranslationType implements PendingTranslation {
  @Field(() => ID, {
    description: 'Identifies it; the same as the cursor of its place in the list.',
  })
  id!: string;

  @Field(() => translatedKindEnum, kindField)
  kind!: string;

  @Field(() => ID, { description: 'The id of the record among those of its kind.' })
  recordId!: number;

  @Field(() => String, { description: 'The title or the name of the record.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the title, which is that of the record.' })
  titleLanguage!: Language;

  @Field(() => Language, languageField)
  language!: Language;

  @Field(() => TranslationState, stateField)
  state!: TranslationState;
}

const PendingTranslationConnection = connectionOf('PendingTranslation', PendingTranslationType);

@ObjectType('PendingTranslationCount', {
  simpleResolvers: true,
  description: 'How many translations of a kind to a language are wanted for the same reason.',
})
class PendingTranslationCount implements PendingCount {
  @Field(() => translatedKindEnum, { description: 'What the records are.' })
  kind!: string;

  @Field(() => Language, { description: 'The language to which they should be translated.' })
  language!: Language;

  @Field(() => TranslationState, { description: 'Why the translations are wanted.' })
  state!: TranslationState;

  @Field(() => Int, { description: 'How many; 1,001 stands for more than 1,000.' })
  count!: number;
}

/** What narrows the translations down that are wanted. */
const only = {
  kind: { nullable: true, description: 'Only those of such records.' },
  language: { nullable: true, description: 'Only those to this language.' },
  state: { nullable: true, description: 'Only those that are wanted for this reason.' },
};

@ArgsType()
class PendingTranslationArgs extends PageArgs implements PendingFilter {
  @Field(() => translatedKindEnum, only.kind)
  kind?: string | null;

  @Field(() => Language, only.language)
  language?: Language | null;

  @Field(() => TranslationState, only.state)
  state?: TranslationState | null;
}

@ArgsType()
class PendingCountArgs implements PendingFilter {
  @Field(() => translatedKindEnum, only.kind)
  kind?: string | null;

  @Field(() => Language, only.language)
  language?: Language | null;

  @Field(() => TranslationState, only.state)
  state?: TranslationState | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those that follow the one with this `id` in the list.',
  })
  after?: string | null;
}

@Resolver()
export class PendingTranslationResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => PendingTranslationConnection, {
    description:
      'Translations that are missing or out of date: kind by kind, those of the newest record first.',
  })
  pendingTranslations(
    @Args(() => PendingTranslationArgs) args: PendingTranslationArgs,
    @Ctx() context: Context,
  ): Promise<Connection<PendingTranslation>> {
    return listPending(context, args, args);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [PendingTranslationCount], {
    description: 'How many translations are missing or out of date; nothing where none is.',
  })
  pendingTranslationCounts(
    @Args(() => PendingCountArgs) { after = null, ...filter }: PendingCountArgs,
    @Ctx() context: Context,
  ): Promise<PendingCount[]> {
    return countPending(context, filter, after);
  }
}
