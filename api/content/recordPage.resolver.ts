import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';
import { contentKindEnum } from './contentKindEnum.ts';
import { contentKinds } from './contentKinds.ts';
import { rowId } from './id.ts';
import { LanguageArg } from './language.ts';
import { readRecordPage, type RecordLink, type RecordPage } from './recordPage.ts';

@ObjectType('RecordLink', { simpleResolvers: true, description: 'A link to a record.' })
class RecordLinkType implements RecordLink {
  @Field(() => String, { description: 'The title or the name of the record.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the title.' })
  language!: Language;

  @Field(() => String, { description: 'Where the site shows it.' })
  path!: string;
}

@ObjectType('RecordPage', {
  simpleResolvers: true,
  description: 'What the page of a record shows besides the record.',
})
class RecordPageType implements RecordPage {
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the record was created; null once a deleted record is erased.',
  })
  createdAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last changed; null once a deleted record is erased.',
  })
  updatedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was deleted; null where it was not.',
  })
  deletedAt!: Date | null;

  @Field(() => RecordLinkType, {
    nullable: true,
    description: 'The record before it in the list of its kind; null at the beginning.',
  })
  previous!: RecordLink | null;

  @Field(() => RecordLinkType, {
    nullable: true,
    description: 'The record after it in the list of its kind; null at the end.',
  })
  next!: RecordLink | null;
}

@Resolver()
export class RecordPageResolver {
  @Public({ tags: [] })
  @Query(() => RecordPageType, {
    nullable: true,
    description:
      'What the page of a record shows besides the record, also of a deleted one; null where there ' +
      'never was such a record.',
  })
  async recordPage(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) name: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<RecordPage | null> {
    const kind = contentKinds.find((each) => each.name === name);
    const number = rowId(id);
    if (!kind || number === null) return null;
    context.cacheTags.add({ tags: [kind.name] });
    return readRecordPage(context, kind, number, language);
  }
}
