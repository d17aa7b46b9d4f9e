import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { RowIdArg } from '../content/lists/id.ts';
import type { Context } from '../context.ts';
import type { MemberValues } from '../shared/members/member.rules.ts';
import type { SimilarMember } from '../members/similarMember.types.ts';
import { personRows, similarMembers, similarPairs } from '../members/similarMembers.ts';
import { isDay } from '../shared/content/common.rules.ts';
import type { FieldErrors } from '../shared/fieldErrors.rules.ts';
import { undoDays } from '../shared/csv/csvLimits.rules.ts';
import { fieldText } from '../errors.ts';
import { checkImport } from './checkImport.ts';
import {
  CheckImportArgs,
  CsvImport,
  ImportCheck,
  importKindEnum,
  ImportRecordsArgs,
  ImportResult,
  UndoneImport,
} from './csvImport.types.ts';
import { importRecords } from './importRecords.ts';
import { ImportRowState } from './importRow.types.ts';
import { type ImportTarget, memberTarget, targetOf } from './importTargets.ts';
import { excerptOf } from './matchRow.ts';
import { recentImports } from './recentImports.ts';
import type { ImportRow } from './rowStates.ts';
import { undoImport } from './undoImport.ts';

const listed = `of the last ${String(undoDays)} days, the latest first, at most 50.`;
const idOptions = { description: 'The id of the import.' };
const kindOptions = { description: 'The kind of its rows.' };

@Resolver()
export class CsvImportResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => ImportCheck, {
    description:
      'Reports the records that a CSV file of content would add and change. It changes nothing.',
  })
  checkImport(
    @Arg('kind', () => importKindEnum, kindOptions) kind: string,
    @Args(() => CheckImportArgs) request: CheckImportArgs,
    @Ctx() context: Context,
  ): Promise<ImportCheck> {
    return check(context, targetOf(kind), request);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => ImportResult, {
    description:
      'Adds the records of a CSV file that do not exist yet, and changes the records of ' +
      '`updates`. If a new record needs a picture, it gets the logo of the site. Send the ' +
      'same request again to add the rest; nothing is added twice. Fails with BAD_USER_INPUT, ' +
      'and adds nothing, if a line has an error and is not in `leavingOut`.',
  })
  importRecords(
    @Arg('kind', () => importKindEnum, kindOptions) kind: string,
    @Args(() => ImportRecordsArgs) request: ImportRecordsArgs,
    @Arg('publish', () => Boolean, {
      defaultValue: false,
      description:
        'Whether new records without a state in their row are published now. Otherwise they are drafts.',
    })
    publish: boolean,
    @Ctx() context: Context,
  ): Promise<ImportResult> {
    return importRecords(context, targetOf(kind), request, publish);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => ImportCheck, {
    description: 'Reports which members a CSV file would add and change. It changes nothing.',
  })
  checkMemberImport(
    @Args(() => CheckImportArgs) request: CheckImportArgs,
    @Ctx() context: Context,
  ): Promise<ImportCheck> {
    return check(context, memberTarget, request);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => ImportResult, {
    description:
      'Registers the members of a CSV file who do not exist yet, and changes the members of ' +
      '`updates`. Send the same request again to add the rest; nobody is added twice. Fails ' +
      'with BAD_USER_INPUT, and adds nobody, if a line has an error and is not in ' +
      '`leavingOut`.',
  })
  importMembers(
    @Args(() => ImportRecordsArgs) request: ImportRecordsArgs,
    @Ctx() context: Context,
  ): Promise<ImportResult> {
    return importRecords(context, memberTarget, request, false);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [CsvImport], {
    description: `The CSV files of content that were imported ${listed}`,
  })
  imports(
    @Arg('kind', () => importKindEnum, kindOptions) kind: string,
    @Ctx() context: Context,
  ): Promise<CsvImport[]> {
    return recentImports(context, targetOf(kind));
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Query(() => [CsvImport], {
    description: `The CSV files of members that were imported ${listed}`,
  })
  memberImports(@Ctx() context: Context): Promise<CsvImport[]> {
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
    @RowIdArg('id', idOptions) id: number,
    @Ctx() context: Context,
  ): Promise<UndoneImport> {
    return undoImport(context, targetOf(kind), id);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => UndoneImport, {
    description:
      'Undoes an import: deletes the members that it has added, and restores the former ' +
      'values of those that it has changed. Members that somebody has changed since stay as ' +
      'they are.',
  })
  undoMemberImport(
    @RowIdArg('id', idOptions) id: number,
    @Ctx() context: Context,
  ): Promise<UndoneImport> {
    return undoImport(context, memberTarget, id);
  }
}

async function check(context: Context, target: ImportTarget, request: CheckImportArgs) {
  const { rows, ...checked } = await checkImport(context, target, request);
  const similar = await similarTo(context, target, rows);
  const none = { similar: [], similarLine: null };
  return {
    ...checked,
    rows: rows.map((row) => ({
      ...row,
      ...(similar.get(row.line) ?? none),
      faults: faultsOf(target, row),
      recordId: row.match?.present.id ?? null,
      version: row.match?.present.version ?? null,
      changes:
        row.state === ImportRowState.CHANGED ? (row.match?.changes.map(excerptOf) ?? []) : [],
    })),
  };
}

/** By field and code of an error: the fields that may contain the wrong day in its place. */
const contradicted: Record<string, Record<string, string[]>> = {
  dob: { notBeforeRegistration: ['date', 'joinedOn'] },
  ceasedOn: { endBeforeStart: ['joinedOn'] },
  endDate: { endBeforeStart: ['date'] },
};

/** The errors of a row, also for the days that contradict a wrong one: either of the two may be wrong. */
function cellErrors({ errors, texts, input: { input } }: ImportRow): FieldErrors {
  const others = Object.entries(errors).flatMap(([field, error]) =>
    (contradicted[field]?.[error.code] ?? [])
      // A person can be born before one of two days only.
      .filter(
        (other) => texts[other] && (field !== 'dob' || isNotAfter(input[other], input[field])),
      )
      .map((other) => [other, error] as const),
  );
  return Object.assign(Object.fromEntries(others), errors);
}

const isNotAfter = (day = '', other = '') => isDay(day) && day <= other;

function faultsOf({ messages }: ImportTarget, row: ImportRow) {
  const { state, texts } = row;
  if (state !== ImportRowState.FAULTY) return [];
  return Object.entries(cellErrors(row)).map(([field, error]) => ({
    field,
    ...error,
    value: texts[field] ?? '',
    message: fieldText(error, messages[field.split('.')[0] ?? '']),
  }));
}

/**
 * Finds members, and an earlier new row, who may be the same person as a new row. A member who has
 * another row in the file, and only the telephone number or email address of the new row, is probably
 * of the same family and is left out.
 */
async function similarTo(context: Context, { kind }: ImportTarget, rows: ImportRow[]) {
  const fresh = rows.filter(({ state }) => state === ImportRowState.NEW);
  if (kind || fresh.length === 0) return new Map<number, Similar>();
  const inFile = new Set(rows.map(({ match }) => match?.present.id));
  const inputs = fresh.map(({ input }) => input.input as MemberValues);
  const found = await similarMembers(context, inputs);
  // The highest ids are compared, so the signs prefer the earliest rows.
  const pairs = await similarPairs(context, inputs, personRows(inputs, -1));
  return new Map(
    fresh.map(({ line }, index): [number, Similar] => {
      const similar = (found[index] ?? []).filter(
        ({ member, similarities }) =>
          similarities.includes('BIRTH_AND_NAME') || !inFile.has(member.id),
      );
      const earlier = pairs[index]?.find(
        ({ id, similarities }) => -id < index && similarities.includes('BIRTH_AND_NAME'),
      );
      return [line, { similar, similarLine: earlier ? (fresh[-earlier.id]?.line ?? null) : null }];
    }),
  );
}

interface Similar {
  similar: SimilarMember[];
  similarLine: number | null;
}
