import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { EditLink } from '../../ui/ToolLink.tsx';
import { ExportButton } from '../../content/ExportButton.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { type Column, columnsOf, DataTable, detail, RowLink } from '../../lists/DataTable.tsx';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useToday } from '../../ui/useToday.ts';
import { useCommitteeListQuery, useDeleteOfficerMutation } from './CommitteeList.generated.ts';
import { useExportCommitteeMutation } from './ExportCommittee.generated.ts';
import type { OfficerRow_OfficerFragment } from './OfficerRow.generated.ts';
import { useOfficerTexts } from './useOfficerTexts.ts';

/** The officers of the association: current, future and former (docs/product/admin.md, section 6.14). */
export function Component() {
  const { officer: words } = useAdminMessages();
  const { list } = words;
  const [exportCommittee] = useExportCommitteeMutation();
  const query = useCommitteeListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      query={query}
      heading={list.heading}
      actions={
        <>
          <Link to="/admin/add-officer" className={`${quietButton} min-h-11 py-1.5`}>
            <Icon name="plus" />
            {words.createHeading}
          </Link>
          <Link to="/admin/election" className={`${quietButton} min-h-11 py-1.5`}>
            {words.election.heading}
          </Link>
          <ExportButton
            fileName="committee"
            makeTable={(language) => exportCommittee({ variables: { language } })}
          />
        </>
      }
      note={list.intro}
    >
      {({ committee: { current, future, former } }) => (
        <div className="space-y-8">
          <Officers heading={list.current} officers={current} />
          {future && future.length > 0 && <Officers heading={list.future} officers={future} />}
          {former.length > 0 && <Officers heading={list.former} officers={former} />}
        </div>
      )}
    </QueryPage>
  );
}

interface OfficersProps {
  heading: string;
  officers: OfficerRow_OfficerFragment[];
}

function Officers({ heading, officers }: OfficersProps) {
  const { kind, list } = useAdminMessages().officer;
  const { nameOf } = useOfficerTexts();
  const [remove] = useDeleteOfficerMutation();
  const columns = useOfficerColumns();
  const id = useId();
  const element = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={id}>
      <h2 ref={element} id={id} tabIndex={-1} className="text-lg font-semibold">
        {heading}
      </h2>
      {officers.length === 0 && <p className="mt-4 text-lg text-muted">{list.empty}</p>}
      {officers.length > 0 && (
        <DataTable
          label={heading}
          columns={columns}
          rows={officers}
          actions={({ id, version, ...officer }) => (
            <div className={toolsStyle}>
              <EditLink to={`/admin/edit-officer/${id}`} title={nameOf(officer)} />
              <DeleteButton
                kind={kind}
                title={nameOf(officer)}
                remove={() => remove({ variables: { id, version } })}
                // The focused button is removed with its officer.
                onDeleted={() => element.current?.focus()}
              />
            </div>
          )}
        />
      )}
    </section>
  );
}

/** The columns of the tables of officers. */
function useOfficerColumns(): Column<OfficerRow_OfficerFragment>[] {
  const { officer: words } = useAdminMessages();
  const { nameOf, officeOf } = useOfficerTexts();
  const today = useToday();
  const { name, office } = words.fields;
  return columnsOf(
    { name: name.label, office: office.label, term: words.sections.term },
    {
      name: {
        card: 'title',
        cell: (officer) => (
          <RowLink to={`/admin/edit-officer/${officer.id}`} title={nameOf(officer)} />
        ),
      },
      office: {
        card: 'detail',
        cell: (officer) => <MultilingualText text={officeOf(officer)} />,
      },
      term: detail('lg:w-64', ({ from, until }) => (
        <>
          {words.list.term(dayMonthYear(from), until && dayMonthYear(until), from > today)}{' '}
          <EthiopianDate day={from} className="text-xs" />
          {until && (
            <span className="text-xs text-muted">
              {' – '}
              <EthiopianDate day={until} className="" />
            </span>
          )}
        </>
      )),
    },
  );
}
