import { notFound } from '../errors.ts';
import { amharicFields } from '../content/translation/amharicFields.ts';
import { kindNamed } from '../content/contentKinds.ts';
import type { ContentKind } from '../content/content.ts';
import { changeColumns } from '../content/save/records.ts';
import type { ChangeColumns } from '../content/save/recordModel.ts';
import type { CsvKind } from '../content/csvKind.ts';
import type { TextColumns } from '../content/translation/translation.types.ts';
import { member as amharicMember } from '../shared/messages/am/adminMember.ts';
import { member } from '../shared/messages/en/adminMember.ts';
import type { FormMessages } from '../shared/messages/words.ts';
import { ceasedFields, memberFields } from '../shared/members/member.fields.ts';
import { memberName } from '../members/memberName.ts';
import { memberData, memberModel } from '../members/memberData.ts';
import { memberRowRules } from '../shared/members/member.rules.ts';

export interface ImportTarget {
  name: string;
  table: string;
  titleColumn: string;
  /** The columns that can be translated. */
  texts: TextColumns;
  csv: CsvKind;
  change: ChangeColumns;
  /** The kind of its content; null for members. */
  kind: ContentKind | null;
  messages: FormMessages;
  /** The Amharic catalogue messages. Their labels may be headings too. */
  amharicMessages: FormMessages;
}

export const memberTarget: ImportTarget = {
  name: 'member',
  table: 'members',
  titleColumn: 'name',
  texts: {},
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
  kind: null,
  messages: member.fields,
  amharicMessages: amharicMember.fields,
};

/** The import target of a kind of content. */
export function targetOf(kindName: string): ImportTarget {
  const kind = kindNamed(kindName);
  const { name, source, titleColumn, csv, change, messages } = kind;
  if (!csv) throw notFound('ImportKind');
  return {
    name,
    titleColumn,
    csv,
    change,
    messages,
    kind,
    table: source.name,
    texts: source.texts,
    amharicMessages: amharicFields[name] ?? {},
  };
}
