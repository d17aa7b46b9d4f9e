import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';
import { contentKindEnum } from './contentKindEnum.ts';
import { contentKinds } from './contentKinds.ts';
import { rowId } from './lists/id.ts';
import { LanguageArg } from './translation/language.ts';
import { readRecordPage, type RecordLink, type RecordPage } from './recordPage.ts';

@ObjectType('RecordLink', { simpleResolvers: true, description: 'A link to a record.' })
class RecordLinkType implements RecordLink {
  @Field(() => String, { description: 'The title or the name of the record.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the title.' })
  language!: Language;

  @Field(() => String, { description: 'The path of the record on the site.' })
  path!: string;
}

@ObjectType('RecordPage', {
  simpleResolvers: true,
  description: 'The parts of the page of a record besides the record itself.',
})
class RecordPageType implements RecordPage {
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the record was created. Null after a deleted record is erased.',
  })
  createdAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last changed. Null after a deleted record is erased.',
  })
  updatedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was deleted. Null if it was not.',
  })
  deletedAt!: Date | null;

  @Field(() => RecordLinkType, {
    nullable: true,
    description: 'The previous record in the list of its kind. Null for the first one.',
  })
  previous!: RecordLink | null;

  @Field(() => RecordLinkType, {
    nullable: true,
    description: 'The next record in the list of its kind. Null for the last one.',
  })
  next!: RecordLink | null;
}

@Resolver()
export class RecordPageResolver {
  @Public({ tags: [] })
  @Query(() => RecordPageType, {
    nullable: true,
    description:
      'The parts of the page of a record besides the record itself. It also works for a ' +
      'deleted record. Null if there never was such a record.',
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
