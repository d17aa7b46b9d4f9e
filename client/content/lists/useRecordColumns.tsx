import { type AdminKindName, adminKinds } from '../adminKinds.ts';
import { type Column, RowLink } from '../../lists/DataTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { Language } from '../../../api/shared/messages/languages.ts';
import type { CardImage_PictureFragment } from '../../ui/picture/CardImage.generated.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { type PublishedRecord, usePublicationText } from '../publication/publicationValues.ts';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import type { RecordOrder } from '../../graphql/schemaTypes.generated.ts';
import type { ColumnSort } from '../../lists/ColumnHeader.tsx';

/** A record in the list of its kind. */
export interface ListEntry {
  id: string;
  title: string;
  /** Details that distinguish it from other records, most useful first. */
  details: string[];
  /** Null if the record has none, absent if its kind has none. */
  picture?: CardImage_PictureFragment | null;
  /** The languages in which it can be read. */
  languages: Language[];
  /** Its publication state for visitors. */
  record: PublishedRecord & { isExample: boolean; version: number };
}

/** In a row of the table, which has room for two lines. */
const twoLines = 'lg:line-clamp-2 lg:leading-tight lg:wrap-break-word lg:whitespace-normal';

/**
 * The badge of an example: beside the title on a card, because the other details may not fit into
 * the line.
 */
const markStyle =
  'inline-block shrink-0 rounded-full border border-gold px-1.5 text-xs font-normal';

/** The colours of a state; its name is beside them. */
const stateStyles = {
  DRAFT: 'border-gold text-gold',
  SCHEDULED: 'border-dashed border-green text-green',
  PUBLISHED: 'border-green text-green',
  TAKEN_DOWN: 'border-control text-muted',
} satisfies Record<PublishedRecord['publication'], string>;

/**
 * The columns of a list of records. The publication state comes before the details, because a card
 * may show only the beginning of the line.
 * @param headers the headers of the detail columns
 * @param hasPlace whether the first detail determines the order for visitors
 * @param by sorts the list by a column
 */
export function useRecordColumns(
  kind: AdminKindName,
  headers: string[],
  hasPlace: boolean,
  by: (ascending: RecordOrder, descending: RecordOrder) => ColumnSort,
): Column<ListEntry>[] {
  const { adminLists, examples, publication, translations } = useAdminMessages();
  const { editPath } = adminKinds[kind];
  return [
    {
      name: 'picture',
      header: adminLists.picture,
      card: 'picture',
      cell: ({ picture }) => <Thumbnail picture={picture ?? null} />,
    },
    {
      name: 'title',
      header: adminLists.title,
      card: 'title',
      sort: by('TITLE', 'TITLE_DESCENDING'),
      cell: ({ id, title, record }) => (
        <span className="flex items-center gap-2">
          <span className={`min-w-0 max-[22rem]:wrap-anywhere min-[22rem]:truncate ${twoLines}`}>
            <RowLink to={`/admin/${editPath}/${id}`} title={title} />
          </span>
          {record.isExample && <span className={`${markStyle} lg:hidden`}>{examples.mark}</span>}
        </span>
      ),
    },
    {
      name: 'publication',
      header: publication.state,
      width: 'lg:w-56',
      card: 'detail',
      sort: by('STATE', 'STATE_DESCENDING'),
      cell: ({ record }) => (
        // The badge is higher than a line, and the box clips its overflow.
        <span className={`${twoLines} lg:py-0.5`}>
          <span
            className={`rounded-sm border box-decoration-clone px-1.5 ${stateStyles[record.publication]}`}
          >
            <PublicationState record={record} />
          </span>
          {record.isExample && (
            <span className={`${markStyle} ms-2 max-lg:hidden`}>{examples.mark}</span>
          )}
        </span>
      ),
    },
    ...headers.map((header, index): Column<ListEntry> => ({
      name: header,
      header,
      card: 'detail',
      sort: hasPlace && index === 0 ? by('PLACE', 'PLACE_DESCENDING') : undefined,
      cell: ({ details }) =>
        details[index] ? (
          <span className={twoLines}>
            <MultilingualText text={details[index]} />
          </span>
        ) : null,
    })),
    {
      name: 'languages',
      header: adminLists.languages,
      width: 'lg:w-36',
      card: 'detail',
      cell: ({ languages }) => (
        <span className={twoLines}>
          {translations.readIn(languages.map((language) => translations.names[language]))}
        </span>
      ),
    },
  ];
}

/** The publication state of a record. Its time would hide the other details of a card. */
function PublicationState({ record }: { record: PublishedRecord }) {
  const state = useAdminMessages().publication.states[record.publication];
  const text = usePublicationText()(record);
  if (text === state) return <>{state}</>;
  return (
    <>
      <span className="max-lg:hidden">{text}</span>
      <span className="lg:hidden">{state}</span>
    </>
  );
}

/** A small picture beside a record's title; an empty frame if there is none. */
function Thumbnail({ picture }: { picture: CardImage_PictureFragment | null }) {
  const frame = 'block size-12 rounded-sm bg-line lg:size-9';
  if (!picture) return <div className={frame} />;
  return <SizedImage picture={picture} sizes="3rem" className={`${frame} object-cover`} />;
}

/** The orders of a list of records that users can select. */
export const recordOrders = [
  'LISTED',
  'NEWEST',
  'OLDEST',
  'CHANGED_LAST',
  'CHANGED_FIRST',
  'TITLE',
  'TITLE_DESCENDING',
  'STATE',
  'STATE_DESCENDING',
  'PLACE',
  'PLACE_DESCENDING',
] as const satisfies RecordOrder[];
