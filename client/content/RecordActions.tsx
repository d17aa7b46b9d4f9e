import { MessagesContext, usePageLanguage } from '../messages/createMessages.ts';
import type { Language } from '../messages/languages.ts';
import { useMessages } from '../messages/messages.ts';
import { useSession } from '../session/useSession.ts';
import { useLoadedComponent } from '../ui/useLoadedComponent.ts';
import type { AdminRecordActionsProps } from './AdminRecordActions.tsx';

/**
 * Stands on a card where a signed-in admin finds the edit link and the delete button. Only then is
 * their code loaded.
 */
export function RecordActions(props: AdminRecordActionsProps) {
  const { errors } = useMessages();
  const { status } = useSession();
  const isWanted = status === 'signedIn';
  const { Loaded, hasFailed } = useLoadedComponent(isWanted, loadTools[usePageLanguage()]);
  if (!isWanted) return null;
  if (hasFailed) return <p className="py-2 text-red">{errors.loadFailed}</p>;
  return Loaded && <Loaded {...props} />;
}

const loadEnglish = async () => (await import('./AdminRecordActions.tsx')).AdminRecordActions;

/** The catalogues of a public page are those of visitors, so these bring their own. */
async function loadAmharic() {
  const { loadAccountMessages } = await import('../accountCatalogues.ts');
  const [AdminRecordActions, messages] = await Promise.all([
    loadEnglish(),
    loadAccountMessages('AM'),
  ]);
  return function AmharicRecordActions(props: AdminRecordActionsProps) {
    return (
      <MessagesContext value={messages}>
        <AdminRecordActions {...props} />
      </MessagesContext>
    );
  };
}

const loadTools = { EN: loadEnglish, AM: loadAmharic } satisfies Record<Language, unknown>;
