import { type ReactNode, useState } from 'react';
import { type LibraryRequest, MediaLibraryContext } from '../../forms/media/mediaLibrary.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';

const load = async () => (await import('./MediaLibraryDialog.tsx')).MediaLibraryDialog;

/**
 * Provides the library to the forms within, and loads its code when they open it. The dialog is a
 * sibling of the forms, because forms cannot be nested.
 */
export function MediaLibraryProvider({ children }: { children: ReactNode }) {
  const { mediaLibrary: words } = useAdminMessages();
  const [request, setRequest] = useState<LibraryRequest | null>(null);
  const { Loaded, hasFailed } = useLoadedComponent(request !== null, load);
  return (
    <MediaLibraryContext value={setRequest}>
      {children}
      {request && Loaded && <Loaded {...request} onClose={() => setRequest(null)} />}
      <p role="status" className="font-semibold text-red not-empty:mt-4">
        {request && hasFailed && words.notOpened}
      </p>
    </MediaLibraryContext>
  );
}
