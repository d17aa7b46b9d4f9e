import { Args, ArgsType, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { Language } from '../../generated/prisma/enums.ts';
import { type Connection, connectionOf, PageArgs } from '../lists/connection.ts';
import { kindEnumOf } from '../contentKindEnum.ts';
import {
  countPending,
  listPending,
  type PendingCount,
  type PendingFilter,
  type PendingTranslation,
  translatedKinds,
  TranslationState,
} from './pendingTranslations.ts';
import { field, int, objectType } from '../../graphqlTypes.ts';
import { describeEnum } from '../../enumOf.ts';

const translatedKindEnum = kindEnumOf(
  'TranslatedKind',
  'A type with texts that can be translated: a kind of content, or its categories.',
  translatedKinds,
);
describeEnum(TranslationState, 'TranslationState', 'Why a translation is pending.', {
  MISSING: 'There is no translation.',
  OUTDATED: 'The original has changed since it was translated.',
});

const kindField = { description: 'The type of the record.' };
const languageField = { description: 'The language of the pending translation.' };
const stateField = { description: 'Why the translation is pending.' };

@ObjectType('PendingTranslation', {
  simpleResolvers: true,
  description: 'A translation that is missing or outdated.',
})
class PendingTranslationType implements PendingTranslation {
  @Field(() => ID, {
    description: 'Identifies the translation. Equal to the cursor of its place in the list.',
  })
  id!: string;

  @Field(() => translatedKindEnum, kindField)
  kind!: string;

  @Field(() => ID, { description: 'The id of the record among those of its kind.' })
  recordId!: number;

  @Field(() => String, { description: 'The title or the name of the record.' })
  title!: string;

  @Field(() => Language, { description: "The language of the title: the record's own." })
  titleLanguage!: Language;

  @Field(() => Language, languageField)
  language!: Language;

  @Field(() => TranslationState, stateField)
  state!: TranslationState;
}

const PendingTranslationConnection = connectionOf('PendingTranslation', PendingTranslationType);

const PendingTranslationCount = objectType(
  'PendingTranslationCount',
  'The number of pending translations of one kind, language and state.',
  {
    kind: field<string>(() => translatedKindEnum, 'The type of the records.'),
    language: field(() => Language, 'The language of the pending translations.'),
    state: field(() => TranslationState, 'Why the translations are pending.'),
    count: int('The number of pending translations; 1,001 means more than 1,000.'),
  },
);

/** The filters of pending translations. */
const only = {
  kind: { nullable: true, description: 'Only translations of this type of record.' },
  language: { nullable: true, description: 'Only translations to this language.' },
  state: { nullable: true, description: 'Only translations in this state.' },
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
    description: 'Only translations after the one with this `id` in the list.',
  })
  after?: string | null;
}

@Resolver()
export class PendingTranslationResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Query(() => PendingTranslationConnection, {
    description:
      'The translations that are missing or outdated, by kind and then by record, the newest record first.',
  })
  pendingTranslations(
    @Args(() => PendingTranslationArgs) args: PendingTranslationArgs,
    @Ctx() context: Context,
  ): Promise<Connection<PendingTranslation>> {
    return listPending(context, args, args);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Query(() => [PendingTranslationCount], {
    description: 'The numbers of missing or outdated translations. Empty if there are none.',
  })
  pendingTranslationCounts(
    @Args(() => PendingCountArgs) { after = null, ...filter }: PendingCountArgs,
    @Ctx() context: Context,
  ): Promise<PendingCount[]> {
    return countPending(context, filter, after);
  }
}
