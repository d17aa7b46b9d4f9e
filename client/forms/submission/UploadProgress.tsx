import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useUnloadWarning } from '../draft/useDraft.ts';
import { Button } from '../../ui/Button.tsx';

interface UploadProgressProps {
  /** The percentage that has been sent. */
  percent: number;
  onCancel: () => void;
}

/** The progress of an upload, with a button to cancel it. Leaving the page needs a confirmation. */
export function UploadProgress({ percent, onCancel }: UploadProgressProps) {
  const { adminForms } = useAdminMessages();
  const isSent = percent === 100;
  useLeaveConfirmation(isSent, adminForms.leaveUpload);
  return (
    <div className="mb-3 flex max-w-xl flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-48 grow">
        <p className="flex justify-between gap-4 font-semibold">
          <span>{isSent ? adminForms.storing : adminForms.uploading}</span>
          <span className="tabular-nums">{`${String(percent)} %`}</span>
        </p>
        <progress
          aria-label={adminForms.uploading}
          max={100}
          value={percent}
          className="mt-1 block h-3 w-full accent-accent"
        />
      </div>
      {!isSent && <Button onClick={onCancel}>{adminForms.cancelUpload}</Button>}
    </div>
  );
}

/** Mounted while leaving the page would lose something. */
export function LeaveConfirmation({ question }: { question: string }) {
  useLeaveConfirmation(false, question);
  return null;
}

/** Asks for a confirmation before the router or the browser leaves the page. */
function useLeaveConfirmation(isDone: boolean, question: string) {
  const blocker = useBlocker(() => !isDone && !window.confirm(question));
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useUnloadWarning(!isDone);
}
