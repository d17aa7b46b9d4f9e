import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { type Column, columnsOf, detail, RowLink } from '../../lists/DataTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { Register_EntryFragment } from './Register.generated.ts';

/** The columns of the register on the screen; what is missing is red. */
export function useRegisterColumns(): Column<Register_EntryFragment>[] {
  const { register } = useAdminMessages();
  const { columns: words } = register;
  const day = (value: string) => <time dateTime={value}>{dayMonthYear(value)}</time>;
  return columnsOf(words, {
    name: {
      card: 'title',
      cell: ({ id, name }) => <RowLink to={`/admin/edit-member/${id}`} title={name} />,
    },
    address: { cell: ({ address }) => <MultilingualText text={address} /> },
    contactNumber: { width: 'lg:w-40', cell: ({ contactNumber }) => contactNumber },
    email: { cell: ({ email }) => email },
    joinedOn: detail('lg:w-36', ({ joinedOn }) => (joinedOn ? day(joinedOn) : register.unknown)),
    ceasedOn: {
      width: 'lg:w-32',
      card: 'detail',
      isNamedOnCards: true,
      cell: ({ ceasedOn }) => ceasedOn && day(ceasedOn),
    },
    missing: detail(
      'lg:w-48',
      ({ missing }) =>
        missing.length > 0 && (
          <span className="font-semibold text-red">
            {missing.map((fact) => register.missing[fact]).join(', ')}
          </span>
        ),
    ),
  });
}
