import { useMessages } from '../messages/messages.ts';
import { useSession } from '../session/useSession.ts';
import { useLoadedComponent } from '../ui/useLoadedComponent.ts';
import type { AdminRecordActionsProps } from './AdminRecordActions.tsx';

/**
 * The place on a card for the edit link and the delete button. Their code loads only for signed-in
 * admins.
 */
export function RecordActions(props: AdminRecordActionsProps) {
  const { errors } = useMessages();
  const { status } = useSession();
  const isWanted = status === 'signedIn';
  const { Loaded, hasFailed } = useLoadedComponent(isWanted, loadTools);
  if (!isWanted) return null;
  if (hasFailed) return <p className="py-2 text-red">{errors.loadFailed}</p>;
  return Loaded && <Loaded {...props} />;
}

const loadTools = async () => (await import('./AdminRecordActions.tsx')).AdminRecordActions;
