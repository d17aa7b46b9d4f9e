import { Role } from '../access.ts';
import type { CacheTag } from '../cache/cachePolicy.ts';
import { notFound } from '../errors.ts';
import { amharicFields } from '../content/translation/amharicFields.ts';
import { contentKinds } from '../content/contentKinds.ts';
import type { ContentKind } from '../content/content.ts';
import type { Context } from '../context.ts';
import { changeColumns } from '../content/save/records.ts';
import type { ChangeColumns } from '../content/save/writeWith.ts';
import { foldedName, foldedTitle } from '../content/lists/foldedText.ts';
import type { CsvKind } from '../content/csvKind.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { TextColumns } from '../content/translation/translation.types.ts';
import { member as amharicMember } from '../shared/messages/am/adminMember.ts';
import { member } from '../shared/messages/en/adminMember.ts';
import type { FormMessages } from '../shared/messages/words.ts';
import { ceasedFields, memberFields } from '../shared/members/member.fields.ts';
import { memberName } from '../members/memberName.ts';
import { memberData, memberModel } from '../members/memberData.ts';
import { memberRowRules, type MemberValues } from '../shared/members/member.rules.ts';
import type { SimilarMember } from '../members/similarMember.types.ts';
import { similarMembers } from '../members/similarMembers.ts';

/** The target of an import. */
export interface ImportTarget {
  name: string;
  /** Its GraphQL type. */
  typename: string;
  table: string;
  titleColumn: string;
  /** The cache tag of its public content; null if visitors never see it. */
  content: CacheTag | null;
  /** The columns that can be translated. */
  texts: TextColumns;
  /** The table of its categories; null if it has none. */
  categories: string | null;
  csv: CsvKind;
  change: ChangeColumns;
  /** Finds members who may be the same person as each input; null if records are not persons. */
  similar: ((context: Context, inputs: MemberValues[]) => Promise<SimilarMember[][]>) | null;
  /** The kind of its content; null for members. */
  kind: ContentKind | null;
  /** Folds a column of the key before it is compared. */
  foldedColumn: (column: Prisma.Sql) => Prisma.Sql;
  messages: FormMessages;
  /** The Amharic catalogue messages. Their labels may be headings too. */
  amharicMessages: FormMessages;
  roles: Role[];
}

export const contentTargets: ImportTarget[] = contentKinds.flatMap((kind) => {
  const { name, typename, source, titleColumn, csv, messages } = kind;
  if (!csv) return [];
  return {
    ...{ name, typename, titleColumn, csv, messages, content: name },
    table: source.name,
    foldedColumn: foldedTitle,
    texts: source.texts,
    categories: source.categories ?? null,
    amharicMessages: amharicFields[name] ?? {},
    ...{ change: kind.change, kind, similar: null },
    roles: [Role.ADMIN, Role.EDITOR],
  };
});

export const memberTarget: ImportTarget = {
  name: 'member',
  typename: 'Member',
  table: 'members',
  titleColumn: 'name',
  content: null,
  texts: {},
  categories: null,
  foldedColumn: foldedName,
  csv: {
    key: ['name', 'dob'],
    fields: { ...memberFields, ...ceasedFields },
    divided: memberName,
    // As in the form.
    defaults: (today) => ({ date: today }),
    copied: { joinedOn: 'date' },
    rules: memberRowRules,
    columnsOf: memberData,
    fileColumns: {},
    errorsOf: () => ({}),
  },
  change: changeColumns(memberModel),
  similar: similarMembers,
  kind: null,
  messages: member.fields,
  amharicMessages: amharicMember.fields,
  roles: [Role.ADMIN, Role.REGISTRAR],
};

/** The import target of a kind of content. */
export function targetOf(kind: string): ImportTarget {
  const target = contentTargets.find(({ name }) => name === kind);
  if (!target) throw notFound('ImportKind');
  return target;
}
