import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { fieldText } from '../errors.ts';
import { checkImport, type ImportCheck, ImportRowState, type StatedRow } from './checkImport.ts';
import {
  CheckImportArgs,
  ImportCheck as ImportCheckType,
  importKindEnum,
  ImportRecordsArgs,
  ImportResult as ImportResultType,
} from './csvImport.types.ts';
import { type ImportResult, importRecords } from './importRecords.ts';
import { type ImportTarget, memberTarget, targetOf } from './importTargets.ts';

@Resolver()
export class CsvImportResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ImportCheckType, {
    description: 'Says what a CSV file of content would add; changes nothing.',
  })
  checkImport(
    @Arg('kind', () => importKindEnum, { description: 'What its rows are.' }) kind: string,
    @Args(() => CheckImportArgs) request: CheckImportArgs,
    @Ctx() context: Context,
  ): Promise<ImportCheckType> {
    return check(context, targetOf(kind), request);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ImportResultType, {
    description:
      'Adds the records of a CSV file that are not there yet. Where a record needs a picture, the ' +
      'mark of the site stands in. Sent again it adds what remains, and nothing twice. Fails with ' +
      'BAD_USER_INPUT, and adds nothing, where a line has a fault that is not left out.',
  })
  importRecords(
    @Arg('kind', () => importKindEnum, { description: 'What its rows are.' }) kind: string,
    @Args(() => ImportRecordsArgs) request: ImportRecordsArgs,
    @Arg('publish', () => Boolean, {
      defaultValue: false,
      description:
        'Whether visitors see records at once where no column says; else they are drafts.',
    })
    publish: boolean,
    @Ctx() context: Context,
  ): Promise<ImportResult> {
    return importRecords(context, targetOf(kind), request, publish);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => ImportCheckType, {
    description: 'Says which members a CSV file would add; changes nothing.',
  })
  checkMemberImport(
    @Args(() => CheckImportArgs) request: CheckImportArgs,
    @Ctx() context: Context,
  ): Promise<ImportCheckType> {
    return check(context, memberTarget, request);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => ImportResultType, {
    description:
      'Registers the members of a CSV file who are not there yet. Sent again it adds who remains, and ' +
      'nobody twice. Fails with BAD_USER_INPUT, and adds nobody, where a line has a fault that is ' +
      'not left out.',
  })
  importMembers(
    @Args(() => ImportRecordsArgs) request: ImportRecordsArgs,
    @Ctx() context: Context,
  ): Promise<ImportResult> {
    return importRecords(context, memberTarget, request, false);
  }
}

async function check(context: Context, target: ImportTarget, request: CheckImportArgs) {
  const { rows, ...checked }: ImportCheck = await checkImport(context, target, request);
  return { ...checked, rows: rows.map((row) => ({ ...row, faults: faultsOf(target, row) })) };
}

function faultsOf({ messages }: ImportTarget, { state, errors, texts }: StatedRow) {
  if (state !== ImportRowState.FAULTY) return [];
  return Object.entries(errors).map(([field, error]) => ({
    ...{ field, ...error },
    value: texts[field] ?? '',
    message: fieldText(error, messages[field.split('.')[0] ?? '']),
  }));
}
