import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { PrintList } from '../../content/PrintList.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import {
  type RegisterQuery,
  type RegisterQueryVariables,
  useRegisterLazyQuery,
} from './Register.generated.ts';

interface PrintRegisterProps {
  variables: RegisterQueryVariables;
  title: string;
  note: string;
  shown: RegisterQuery['memberRegister'] | undefined;
}

/** Prints a part of the register. */
export function PrintRegister({ variables, ...props }: PrintRegisterProps) {
  const { columns, unknown } = useAdminMessages().register;
  const [readPage] = useRegisterLazyQuery({ fetchPolicy: 'no-cache' });
  const day = (value: string | null) => value && dayMonthYear(value);
  return (
    <PrintList
      key={JSON.stringify(variables)}
      {...props}
      columns={[
        { header: columns.id, text: ({ id }) => id },
        { header: columns.name, text: ({ name }) => name },
        { header: columns.address, text: ({ address }) => address },
        { header: columns.contactNumber, text: ({ contactNumber }) => contactNumber },
        { header: columns.email, text: ({ email }) => email },
        { header: columns.joinedOn, text: (row) => day(row.joinedOn) ?? unknown },
        { header: columns.ceasedOn, text: ({ ceasedOn }) => day(ceasedOn) },
      ]}
      readPage={async (after) =>
        (await readPage({ variables: { ...variables, after } })).data?.memberRegister
      }
    />
  );
}
