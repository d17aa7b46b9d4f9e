import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Language } from '../../generated/prisma/client.ts';
import { type Connection, PageArgs } from '../lists/connection.ts';
import { contentKindEnum, kindNamed } from '../contentKinds.ts';
import { rowId } from '../lists/id.ts';
import { LanguageArg } from '../translation/language.ts';
import { listRevisions } from './listRevisions.ts';
import { restoreRevision } from './restoreRevision.ts';
import {
  type RestoredRevision,
  RestoredRevisionType,
  type Revision,
  RevisionConnection,
} from './revision.types.ts';
import { VersionArg } from '../versionArg.ts';
import { transaction } from '../../database/transaction.ts';
import { notFound } from '../../errors.ts';
import { countKeptFiles, expireKeptFiles, removeUnusedFilesSoon } from '../../media/unusedFiles.ts';

@Resolver()
export class RevisionResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Query(() => RevisionConnection, {
    description:
      'The versions of a record, the present one first. Empty if there is no such record.',
  })
  revisions(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Args(() => PageArgs) page: PageArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<Revision>> {
    return listRevisions(context, kindNamed(kind), rowId(id) ?? 0, page, language);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => RestoredRevisionType, {
    description:
      'Restores a former version of a record as a new version: its values, its translations, ' +
      'and its picture, video or document if the file still exists. The publication does not ' +
      'change. Fails with NOT_FOUND if the record or the former version does not exist, and ' +
      'with CONFLICT if somebody else changed the record since or an equal one exists by now. ' +
      'Fails with BAD_USER_INPUT if its category or a required file does not exist any more; ' +
      '`categoryId` can name another category.',
  })
  restoreRevision(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @VersionArg() version: number,
    @Arg('former', () => Int, { description: 'The number of the former version.' }) former: number,
    @Arg('categoryId', () => ID, {
      nullable: true,
      description:
        'The category for the record. If it is null, that of the former version. Fails with ' +
        'BAD_USER_INPUT unless the kind has categories and the category is of that kind.',
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
    description: 'The number of files that only former versions of a record have.',
  })
  formerFileCount(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Ctx() { prisma, now }: Context,
  ): Promise<number> {
    const { name } = kindNamed(kind);
    return countKeptFiles(prisma, { kind: name, recordId: rowId(id) ?? 0 }, now());
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => Int, {
    description:
      'Permanently removes the files that only former versions of a record have, and returns ' +
      'how many. Fails with NOT_FOUND if the record does not exist any more.',
  })
  async removeFormerFiles(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) named: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Ctx() context: Context,
  ): Promise<number> {
    const { name: kind, source, typename } = kindNamed(named);
    const recordId = rowId(id) ?? 0;
    const count = await transaction(context.prisma, async (tx) => {
      // While the record is locked, its present files are not marked as unused.
      const rows = await tx.$queryRaw<unknown[]>`
        SELECT FROM ${source.table} WHERE id = ${recordId} FOR UPDATE`;
      if (rows.length === 0) throw notFound(typename);
      return expireKeptFiles(tx, { kind, recordId }, context.now());
    });
    removeUnusedFilesSoon(context);
    return count;
  }
}
