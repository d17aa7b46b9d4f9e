import { Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Language } from '../../generated/prisma/enums.ts';
import { Content } from '../content.ts';
import { contentKindEnum } from '../contentKindEnum.ts';
import { contentKinds } from '../contentKinds.ts';
import { maxPageSize } from '../lists/connection.ts';
import { LanguageArg } from '../translation/language.ts';
import { type Change, type Changes, readChanges } from './changes.ts';

@ObjectType('Change', {
  simpleResolvers: true,
  description: 'The present state of a changed record.',
})
class ChangeType implements Change {
  @Field(() => contentKindEnum, { description: 'The kind of the record.' })
  kind!: string;

  @Field(() => ID, { description: 'The id of the record among those of its kind.' })
  recordId!: number;

  @Field(() => Content, {
    nullable: true,
    description:
      'The record, to be added or replaced in the copy. Null if visitors do not see it, because ' +
      'it was deleted or taken down: remove it from the copy, if it is there.',
  })
  record!: Content | null;
}

@ObjectType('Changes', { simpleResolvers: true, description: 'A page of changed records.' })
class ChangesType implements Changes {
  @Field(() => [ChangeType], { description: 'The changed records, each at most once.' })
  nodes!: Change[];

  @Field(() => String, { description: 'The cursor for `since` of the next call.' })
  cursor!: string;

  @Field(() => Boolean, {
    description:
      'True if there are more pages: call again at once with `cursor`. When it is false, the copy ' +
      'has every change up to the time of the first of these pages.',
  })
  hasMore!: boolean;
}

@ArgsType()
class ChangesArgs {
  @Field(() => String, {
    nullable: true,
    description: 'The `cursor` of the previous call. Without it, all records that visitors see.',
  })
  since?: string | null;

  @Field(() => [contentKindEnum], {
    nullable: true,
    description:
      'Only records of these kinds. A copy passes the same kinds and the same language in each call.',
  })
  kinds?: string[] | null;

  @Field(() => Int, {
    defaultValue: maxPageSize,
    description: `The maximum number of changes, 1 to ${String(maxPageSize)}.`,
  })
  first!: number;
}

@Resolver()
export class ChangeResolver {
  @Public({ tags: contentKinds.map(({ name }) => name) })
  @Query(() => ChangesType, {
    description:
      'What changed in the public content since the previous call, for programs that keep a copy. ' +
      'No change is missed; a record may be reported again. Cursors do not expire with time. Fails ' +
      'with CURSOR_EXPIRED if the database was replaced, for example by a restored backup: begin ' +
      'again without `since`, with an empty copy. Categories are not records: read them again when you need them.',
  })
  changes(
    @Args(() => ChangesArgs) { since = null, kinds = null, ...page }: ChangesArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Changes> {
    return readChanges(context, since, kinds, page, language);
  }
}
