import { useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { noticeBox } from './noticeStyle.ts';
import type { RecordFormState } from '../recordFormState.ts';
import { Button } from '../../ui/Button.tsx';

/** Says that another admin has deleted the edited record, and how to save what was typed. */
export function DeletedNotice({ form }: { form: RecordFormState }) {
  const { deletedMeanwhile: words } = useAdminMessages().adminForms;
  const { restore, addAnew } = form;
  const [isRestoring, setIsRestoring] = useState(false);

  async function onRestore() {
    if (!restore || isRestoring) return;
    setIsRestoring(true);
    await restore();
    setIsRestoring(false);
  }

  return (
    // It gets the focus when saving detects the deletion.
    <section data-conflict tabIndex={-1} aria-labelledby="deleted-meanwhile" className={noticeBox}>
      <h2 id="deleted-meanwhile" className="text-xl font-semibold">
        {words.heading}
      </h2>
      <p className="mt-2 max-w-[36em]">{words.text}</p>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
        {restore && (
          <Button aria-disabled={isRestoring} onClick={() => void onRestore()}>
            {words.restore}
          </Button>
        )}
        {addAnew && <Button onClick={() => addAnew()}>{words.addAnew}</Button>}
      </div>
    </section>
  );
}
