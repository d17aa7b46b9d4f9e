import { useState } from 'react';
import { fileFrom } from '../../media/fileFrom.ts';
import { noteSource } from '../../media/preparePicture.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';

interface OpenPresentProps {
  /** The address of the saved picture. */
  url: string;
  onOpened: (file: File) => void;
}

/** Opens the saved picture of a record as a file, to crop it. */
export function OpenPresent({ url, onOpened }: OpenPresentProps) {
  const { shape: words } = useAdminMessages().pictures;
  const [state, setState] = useState<'opening' | 'failed' | null>(null);

  async function open() {
    setState('opening');
    try {
      const file = await fileFrom(url);
      noteSource(file, url);
      onOpened(file);
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <button
        type="button"
        disabled={state === 'opening'}
        onClick={() => void open()}
        className="mt-2 block min-h-11 cursor-pointer py-2.5 text-start font-semibold underline decoration-1 underline-offset-4"
      >
        {words.present}
      </button>
      <p role="status" className="font-semibold text-red not-empty:mt-2">
        {state === 'failed' && words.failed}
      </p>
    </div>
  );
}
