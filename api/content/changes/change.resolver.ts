import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Language } from '../../generated/prisma/enums.ts';
import { Content } from '../content.ts';
import { contentKindEnum, contentKinds } from '../contentKinds.ts';
import { maxPageSize } from '../lists/connection.ts';
import { LanguageArg } from '../translation/language.ts';
import { type Change, type Changes, readChanges } from './changes.ts';
import { argsType, boolean, field, id, int, objectType, string } from '../../graphqlTypes.ts';

const ChangeType = objectType('Change', 'The present state of a changed record.', {
  kind: field<string>(() => contentKindEnum, 'The kind of the record.'),
  recordId: id<number>('The id of the record among those of its kind.'),
  record: field.orNull(
    () => Content,
    'The record, to be added or replaced in the copy. Null if visitors do not see it, because ' +
      'it was deleted or taken down: remove it from the copy, if it is there.',
  ),
});

const ChangesType = objectType('Changes', 'A page of changed records.', {
  nodes: field<Change[]>(() => [ChangeType], 'The changed records, each at most once.'),
  cursor: string('The cursor for `since` of the next call.'),
  hasMore: boolean(
    'True if there are more pages: call again at once with `cursor`. When it is false, the copy ' +
      'has every change up to the time of the first of these pages.',
  ),
});

const ChangesArgs = argsType({
  since: string.orNull(
    'The `cursor` of the previous call. Without it, all records that visitors see.',
  ),
  kinds: field.orNull<string[]>(
    () => [contentKindEnum],
    'Only records of these kinds. A copy passes the same kinds and the same language in each call.',
  ),
  first: int(`The maximum number of changes, 1 to ${String(maxPageSize)}.`, {
    defaultValue: maxPageSize,
  }),
});
type ChangesArgs = InstanceType<typeof ChangesArgs>;

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
