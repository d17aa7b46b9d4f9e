import { dayMonthYear } from '../../../api/dates/days.rules.ts';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { EditLink } from '../../content/EditLink.tsx';
import { toolsStyle } from '../../content/toolStyle.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { useDeleteOfficerMutation } from './CommitteeList.generated.ts';
import type { OfficerRow_OfficerFragment } from './OfficerRow.generated.ts';

interface OfficerRowProps {
  officer: OfficerRow_OfficerFragment;
  onDeleted: () => void;
}

/** An officer in the list of the committee. */
export function OfficerRow({ officer, onDeleted }: OfficerRowProps) {
  const { officer: words } = useAdminMessages();
  const isAmharic = usePageLanguage() === 'AM';
  const [remove] = useDeleteOfficerMutation();
  const { id, office, title, titleAmharic, name, nameAmharic, from, until } = officer;
  const ownTitle = (isAmharic && titleAmharic) || title;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div>
        <h3 className="font-body text-lg leading-snug font-semibold">
          <MultilingualText text={(isAmharic && nameAmharic) || name} />
        </h3>
        <p className="text-muted">
          <MultilingualText text={office === 'OTHER' ? ownTitle : words.offices[office]} />
          {' · '}
          {words.list.term(dayMonthYear(from), until && dayMonthYear(until))}
        </p>
      </div>
      <div className={`${toolsStyle} max-sm:w-full`}>
        <EditLink to={`/admin/edit-officer/${id}`} title={name} />
        <DeleteButton
          kind={words.kind}
          title={name}
          remove={() => remove({ variables: { id } })}
          onDeleted={onDeleted}
        />
      </div>
    </li>
  );
}
