import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { Language } from '../../generated/prisma/enums.ts';
import { type Connection, connectionOf, PageArgs } from '../lists/connection.ts';
import { kindEnumOf } from '../contentKinds.ts';
import {
  countPending,
  listPending,
  type PendingCount,
  type PendingTranslation,
  translatedKinds,
  TranslationState,
} from './pendingTranslations.ts';
import { argsType, field, id, int, objectType, string } from '../../graphqlTypes.ts';

const translatedKindEnum = kindEnumOf(
  'TranslatedKind',
  'A type with texts that can be translated: a kind of content, or its categories.',
  translatedKinds,
);

const PendingTranslationType = objectType(
  'PendingTranslation',
  'A translation that is missing or outdated.',
  {
    id: id('Identifies the translation. Equal to the cursor of its place in the list.'),
    kind: field<string>(() => translatedKindEnum, 'The type of the record.'),
    recordId: id<number>('The id of the record among those of its kind.'),
    title: string('The title or the name of the record.'),
    titleLanguage: field(() => Language, "The language of the title: the record's own."),
    language: field(() => Language, 'The language of the pending translation.'),
    state: field(() => TranslationState, 'Why the translation is pending.'),
  },
);

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
  kind: field.orNull<string>(() => translatedKindEnum, 'Only translations of this type of record.'),
  language: field.orNull(() => Language, 'Only translations to this language.'),
  state: field.orNull(() => TranslationState, 'Only translations in this state.'),
};

const PendingTranslationArgs = argsType(only, { extends: PageArgs });
type PendingTranslationArgs = InstanceType<typeof PendingTranslationArgs>;

const PendingCountArgs = argsType({
  ...only,
  after: string.orNull('Only translations after the one with this `id` in the list.'),
});
type PendingCountArgs = InstanceType<typeof PendingCountArgs>;

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
