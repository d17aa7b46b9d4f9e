import { amharicFields } from '../content/translation/amharicFields.ts';
import type { ContentKind } from '../content/content.ts';
import { listIds } from '../content/lists/listPage.ts';
import type { PublicationFilter, PublicationState } from '../content/publication/publication.ts';
import { orderOf, type RecordOrder } from '../content/lists/recordOrder.ts';
import type { Context } from '../context.ts';
import { fieldsOf, languageField, publicationField } from '../csvImport/columns.ts';
import { recordTexts } from '../csvImport/recordTexts.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { headingOf, recordWords } from './columnWords.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

/** The records to export, and the language. */
interface RecordRequest {
  /** The filter of the list. */
  filter: object;
  search: string;
  publication: PublicationFilter;
  order: RecordOrder;
  ids: number[] | null;
  language: Language;
}

/** Exports the list of a kind, with columns that an import recognises. */
export async function exportRecords(
  context: Context,
  kind: ContentKind,
  { filter, search, publication, order, ids, language }: RecordRequest,
): Promise<CsvExport> {
  const { name, source, rules, messages } = kind;
  const selection = kind.list.select(filter as never, context);
  const request = {
    ...{ ...selection, search, publication, ids, take: exportTake },
    order: orderOf(context, kind, order, language, selection.order),
  };
  const { texts } = source;
  const fields = fieldsOf(
    { csv: { rules: () => rules }, texts, content: name },
    todayInAuckland(context.now()),
  )
    .map((field) => field.name)
    // Texts have a column in each language instead.
    .filter((field) => !(field in texts));
  const labels = { EN: messages, AM: amharicFields[name] ?? messages };
  const words = recordWords[language];
  return exportTable(context, {
    what: name,
    header: fields.map((field) => headingOf(field, labels[language], language)),
    entries: await listIds(context, source, request),
    async rowsOf(wanted) {
      const records = await recordTexts(context, kind, wanted, language);
      return records.map(({ texts: { language: own, publication: state, ...cells } }) => {
        const named: Record<string, string> = {
          ...cells,
          [languageField]: words.languages[own as Language],
          [publicationField]: words.publication.states[state as PublicationState],
        };
        return fields.map((field) => {
          const cell = named[field] ?? '';
          return labels[language][field]?.values?.[cell] ?? cell;
        });
      });
    },
  });
}
