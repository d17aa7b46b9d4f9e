import { Link } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import {
  type UnfinishedWork_DraftFragment,
  useFormDraftsListQuery,
} from './FormDraftsList.generated.ts';

/** Links to the forms with values that the account has not saved, on any device. */
export function UnfinishedWork({ drafts }: { drafts: UnfinishedWork_DraftFragment[] }) {
  const { dashboard: words } = useAdminMessages().admin;
  const dateTime = useDateTime();
  const nameOf = useDeviceName();
  // The last saved one of each form comes first.
  const forms = drafts.filter(
    ({ path }, index) => drafts.findIndex((each) => each.path === path) === index,
  );
  if (forms.length === 0) return null;
  return (
    <section
      aria-labelledby="unfinished-heading"
      className="mt-4 rounded-lg border border-gold bg-surface px-4 py-3"
    >
      <h2 id="unfinished-heading" className="text-lg font-semibold text-green">
        {words.unfinishedHeading}
      </h2>
      <ul>
        {forms.map(({ path, page, userAgent, savedAt }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 font-semibold decoration-gold decoration-2 underline-offset-4 hover:underline"
            >
              <MultilingualText text={page} />
              <span className="text-sm font-normal text-muted">
                {words.unfinished(nameOf(userAgent), dateTime(savedAt))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnfinishedFormsProps {
  /** The paths of the forms of a kind, without `/admin/`. */
  paths: readonly string[];
}

/** Lists the unfinished forms of one kind, above its list. */
export function UnfinishedForms({ paths }: UnfinishedFormsProps) {
  const { data } = useFormDraftsListQuery({ fetchPolicy: 'cache-and-network' });
  const drafts = data?.formDrafts.filter(({ path }) => paths.includes(path.split(/[/?]/)[2] ?? ''));
  return drafts && <UnfinishedWork drafts={drafts} />;
}
