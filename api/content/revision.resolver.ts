import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/client.ts';
import { type Connection, PageArgs } from './connection.ts';
import { contentKindEnum } from './contentKindEnum.ts';
import { kindNamed } from './contentKinds.ts';
import { countFormerFiles, removeFormerFiles } from './formerFiles.ts';
import { rowId } from './id.ts';
import { LanguageArg } from './language.ts';
import { listRevisions, type Revision } from './listRevisions.ts';
import { type RestoredRevision, restoreRevision } from './restoreRevision.ts';
import { RestoredRevisionType, RevisionConnection } from './revision.types.ts';

@Resolver()
export class RevisionResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => RevisionConnection, {
    description:
      'The versions of a record, the present one first; none where there is no such record.',
  })
  revisions(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Args(() => PageArgs) page: PageArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<Revision>> {
    return listRevisions(context, kindNamed(kind), rowId(id) ?? 0, page, language);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => RestoredRevisionType, {
    description:
      'Gives a record back what it said in a former version, with its translations then, and its ' +
      'picture, video or document where that is still there, as a new version. Whether visitors see ' +
      'it stays as it is. Fails with NOT_FOUND where the record or the former version is gone, with CONFLICT when ' +
      'somebody else changed the record since or an equal one is there by now, and with ' +
      'BAD_USER_INPUT where its category or what it cannot be without is gone; `categoryId` then ' +
      'names another category.',
  })
  restoreRevision(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('former', () => Int, { description: 'The number of the former version.' }) former: number,
    @Arg('categoryId', () => ID, {
      nullable: true,
      description:
        'The category that it gets; null for the one of the former version. A record of a kind that ' +
        'has categories gets one of that kind, or it fails with BAD_USER_INPUT.',
    })
    categoryId: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<RestoredRevision> {
    return restoreRevision(
      context,
      kindNamed(kind),
      { id: rowId(id) ?? 0, version },
      { version: former, categoryId: categoryId == null ? null : (rowId(categoryId) ?? 0) },
    );
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => Int, {
    description:
      'How many files there are that a record has had in former versions and no longer has.',
  })
  formerFileCount(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return countFormerFiles(context, kindNamed(kind), rowId(id) ?? 0);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => Int, {
    description:
      'Removes for good the files that a record has had in former versions and no longer has, and ' +
      'returns how many. Fails with NOT_FOUND where the record is gone.',
  })
  removeFormerFiles(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return removeFormerFiles(context, kindNamed(kind), rowId(id) ?? 0);
  }
}
