import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { rowId } from '../content/lists/id.ts';
import type { Context } from '../context.ts';
import { importKindEnum } from './csvImport.types.ts';
import { memberTarget, targetOf } from './importTargets.ts';
import { type RecentImport, recentImports } from './recentImports.ts';
import { CsvImport, UndoneImport } from './recentImports.types.ts';
import { undoImport } from './undoImport.ts';
import { undoDays } from '../shared/csvImport/undoLimits.rules.ts';

const listed = `of the last ${String(undoDays)} days, the latest first, at most 50.`;
const idOptions = { description: 'The id of the import.' };
const kindOptions = { description: 'The kind of its rows.' };

@Resolver()
export class RecentImportsResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [CsvImport], {
    description: `The CSV files of content that were imported ${listed}`,
  })
  imports(
    @Arg('kind', () => importKindEnum, kindOptions) kind: string,
    @Ctx() context: Context,
  ): Promise<RecentImport[]> {
    return recentImports(context, targetOf(kind));
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => [CsvImport], {
    description: `The CSV files of members that were imported ${listed}`,
  })
  memberImports(@Ctx() context: Context): Promise<RecentImport[]> {
    return recentImports(context, memberTarget);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => UndoneImport, {
    description:
      'Undoes an import: deletes the records that it has added, and restores the former ' +
      'values of those that it has changed. Records that somebody has changed since stay as ' +
      'they are.',
  })
  undoImport(
    @Arg('kind', () => importKindEnum, kindOptions) kind: string,
    @Arg('id', () => ID, idOptions) id: string,
    @Ctx() context: Context,
  ): Promise<UndoneImport> {
    return undoImport(context, targetOf(kind), rowId(id) ?? 0);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => UndoneImport, {
    description:
      'Undoes an import: deletes the members that it has added, and restores the former ' +
      'values of those that it has changed. Members that somebody has changed since stay as ' +
      'they are.',
  })
  undoMemberImport(
    @Arg('id', () => ID, idOptions) id: string,
    @Ctx() context: Context,
  ): Promise<UndoneImport> {
    return undoImport(context, memberTarget, rowId(id) ?? 0);
  }
}
