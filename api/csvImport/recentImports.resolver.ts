import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { rowId } from '../content/id.ts';
import type { Context } from '../context.ts';
import { importKindEnum } from './csvImport.types.ts';
import { memberTarget, targetOf } from './importTargets.ts';
import { type RecentImport, recentImports } from './recentImports.ts';
import { CsvImport, UndoneImport } from './recentImports.types.ts';
import { undoImport } from './undoImport.ts';
import { undoDays } from './undoLimits.rules.ts';

const listed = `of the last ${String(undoDays)} days, the latest first, at most 50.`;
const idOptions = { description: 'Its id.' };
const kindOptions = { description: 'What its rows are.' };

@Resolver()
export class RecentImportsResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [CsvImport], { description: `The CSV files of content that were added ${listed}` })
  imports(
    @Arg('kind', () => importKindEnum, kindOptions) kind: string,
    @Ctx() context: Context,
  ): Promise<RecentImport[]> {
    return recentImports(context, targetOf(kind));
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => [CsvImport], { description: `The CSV files of members that were added ${listed}` })
  memberImports(@Ctx() context: Context): Promise<RecentImport[]> {
    return recentImports(context, memberTarget);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => UndoneImport, {
    description:
      'Deletes the records that a CSV file has added, and gives those that it has changed what they said ' +
      'before, unless somebody has changed them since.',
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
      'Deletes the members whom a CSV file has added, and gives those whom it has changed what was known ' +
      'before, unless somebody has changed them since.',
  })
  undoMemberImport(
    @Arg('id', () => ID, idOptions) id: string,
    @Ctx() context: Context,
  ): Promise<UndoneImport> {
    return undoImport(context, memberTarget, rowId(id) ?? 0);
  }
}
