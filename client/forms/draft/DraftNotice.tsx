import { useWatch } from 'react-hook-form';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import type { SavedDraft } from './drafts.ts';
import { noticeBox } from '../notice/noticeStyle.ts';
import type { RecordFormState } from '../recordFormState.ts';
import { type FormValues, isMedia } from '../values.ts';
import { Button } from '../../ui/Button.tsx';

/** Says how the content of a form was changed without typing, and offers to undo it. */
export function DraftNotice({ form }: { form: RecordFormState }) {
  const { admin, adminForms } = useAdminMessages();
  const { draft } = adminForms;
  const { notice } = form;
  const values = useWatch({ control: form.control }) as FormValues;
  const chosen = Object.values(values).filter(
    (value) => isMedia(value) && (value.file !== null || value.copied),
  );
  const restored = useRestoredText(notice?.what === 'restored' ? notice.continued : null);
  return (
    <div role="status">
      {notice?.what === 'restored' && !form.isResolving && (
        <div className={noticeBox}>
          <p>{form.isUnsettled ? draft.unsettled : restored}</p>
          {notice.lostFiles.length > chosen.length && (
            <p>{draft.notKept(admin.listOf(notice.lostFiles))}</p>
          )}
        </div>
      )}
      {notice?.what === 'copied' && (
        <div className={noticeBox}>
          <p>{draft.copied}</p>
          {form.lostCopies.length > 0 && <p>{draft.lostFiles(admin.listOf(form.lostCopies))}</p>}
        </div>
      )}
      {notice && 'snapshot' in notice && (
        <div
          data-notice
          tabIndex={-1}
          className={`${noticeBox} flex flex-wrap items-center gap-x-6 gap-y-3`}
        >
          <p>{notice.what === 'discarded' ? draft.discarded : draft.replaced(notice.labels)}</p>
          <Button onClick={() => form.undo(notice.snapshot)}>{draft.undo}</Button>
        </div>
      )}
    </div>
  );
}

interface RestoredNoticeProps {
  isRestored: boolean;
  /** The draft of another browser that is continued. */
  continued?: SavedDraft | null | undefined;
}

/** Says that a small form was restored from a draft. */
export function RestoredNotice({ isRestored, continued = null }: RestoredNoticeProps) {
  const text = useRestoredText(continued);
  return (
    <p role="status" className="mt-2 border-s-4 border-gold ps-4 empty:hidden">
      {isRestored && text}
    </p>
  );
}

function useRestoredText(continued: SavedDraft | null): string {
  const { draft } = useAdminMessages().adminForms;
  const dateTime = useDateTime();
  const nameOf = useDeviceName();
  return continued
    ? draft.continued(nameOf(continued.userAgent), dateTime(continued.savedAt))
    : draft.restored;
}
