import type { PublicationState } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import type { PageHandle } from '../../pageHandle.ts';
import { editors, hasRole } from '../../session/roles.ts';
import { useSession } from '../../session/useSession.ts';
import { type AdminKindName, adminKinds } from '../adminKinds.ts';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { ToolLink } from '../../ui/ToolLink.tsx';
import { usePreviewMessages } from './messages.ts';
import { PreviewLinks } from './PreviewLinks.tsx';

export const handle: PageHandle = { messages: [usePreviewMessages, useAdminMessages] };

export interface PreviewBannerProps {
  kind: AdminKindName;
  record: { id: string; publication: PublicationState; publishedAt: string | null };
}

/**
 * The banner above a record that visitors cannot see: the reason, and for editors a link to its
 * form.
 */
export function PreviewBanner({ kind, record }: PreviewBannerProps) {
  const words = usePreviewMessages();
  const dateTime = useDateTime();
  const { user } = useSession();
  const { editPath } = adminKinds[kind];
  return (
    <aside
      aria-labelledby="preview"
      className="mb-6 border-s-4 border-gold bg-surface px-5 py-4 print:hidden"
    >
      <h2 id="preview" className="text-lg font-semibold">
        {headingOf(record, words.states, dateTime)}
      </h2>
      <p>{words.text}</p>
      {user && hasRole(user.roles, editors) && (
        <>
          <div className={toolsStyle}>
            <ToolLink to={`/admin/${editPath}/${record.id}`}>{words.edit}</ToolLink>
          </div>
          <PreviewLinks kind={kind} id={record.id} />
        </>
      )}
    </aside>
  );
}

function headingOf(
  { publication, publishedAt }: PreviewBannerProps['record'],
  words: ReturnType<typeof usePreviewMessages>['states'],
  dateTime: (instant: string) => string,
): string {
  if (publication === 'SCHEDULED' && publishedAt) return words.scheduled(dateTime(publishedAt));
  return publication === 'TAKEN_DOWN' ? words.takenDown : words.draft;
}
