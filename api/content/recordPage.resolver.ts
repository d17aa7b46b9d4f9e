import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { contentKindEnum } from './contentKindEnum.ts';
import { contentKinds } from './contentKinds.ts';
import { rowId } from './lists/id.ts';
import { LanguageArg } from './translation/language.ts';
import { readRecordPage, type RecordLink, type RecordPage } from './recordPage.ts';
import { dateTime, field, objectType, string } from '../graphqlTypes.ts';

const RecordLinkType = objectType('RecordLink', 'A link to a record.', {
  title: string('The title or the name of the record.'),
  language: field(() => Language, 'The language of the title.'),
  path: string('The path of the record on the site.'),
});

const RecordPageType = objectType(
  'RecordPage',
  'The parts of the page of a record besides the record itself.',
  {
    createdAt: dateTime.orNull(
      'When the record was created. Null after a deleted record is erased.',
    ),
    updatedAt: dateTime.orNull('When it was last changed. Null after a deleted record is erased.'),
    deletedAt: dateTime.orNull('When it was deleted. Null if it was not.'),
    previous: field.orNull<RecordLink>(
      () => RecordLinkType,
      'The previous record in the list of its kind. Null for the first one.',
    ),
    next: field.orNull<RecordLink>(
      () => RecordLinkType,
      'The next record in the list of its kind. Null for the last one.',
    ),
  },
);

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
