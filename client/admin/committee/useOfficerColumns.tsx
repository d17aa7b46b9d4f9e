import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import type { Column } from '../../lists/DataTable.tsx';
import { RowLink } from '../../lists/RowLink.tsx';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { OfficerRow_OfficerFragment } from './OfficerRow.generated.ts';

/** The columns of the tables of officers. */
export function useOfficerColumns(): Column<OfficerRow_OfficerFragment>[] {
  const { officer: words } = useAdminMessages();
  const isAmharic = usePageLanguage() === 'AM';
  return [
    {
      name: 'name',
      header: words.fields.name.label,
      card: 'title',
      cell: ({ id, name, nameAmharic }) => (
        <RowLink to={`/admin/edit-officer/${id}`} title={(isAmharic && nameAmharic) || name} />
      ),
    },
    {
      name: 'office',
      header: words.fields.office.label,
      card: 'detail',
      cell({ office, title, titleAmharic }) {
        const ownTitle = (isAmharic && titleAmharic) || title;
        return <MultilingualText text={office === 'OTHER' ? ownTitle : words.offices[office]} />;
      },
    },
    {
      name: 'term',
      header: words.sections.term,
      width: 'lg:w-64',
      card: 'detail',
      cell: ({ from, until }) => words.list.term(dayMonthYear(from), until && dayMonthYear(until)),
    },
  ];
}
