import { type ComponentType, useEffect, useState } from 'react';
import { reloadForNewVersion } from '../layout/newVersion.ts';
import { useMessages } from '../messages/messages.ts';
import { useReachability } from '../reachability.ts';
import { useSession } from '../session/useSession.ts';
import type { RecordKindName } from './recordKinds.ts';

export interface RecordActionsProps {
  kind: RecordKindName;
  id: string;
  /** The name of the record. */
  title: string;
}

/**
 * Stands on a card where a signed-in admin finds the edit link and the delete button. Only then is
 * their code loaded.
 */
export function RecordActions(props: RecordActionsProps) {
  const { errors } = useMessages();
  const { status } = useSession();
  const { run } = useReachability();
  const [Tools, setTools] = useState<ComponentType<RecordActionsProps>>();
  const [failed, setFailed] = useState(false);
  const isWanted = status === 'signedIn';

  useEffect(() => {
    if (!isWanted) return;
    run(() => import('./RecordTools.tsx')).then(
      ({ RecordTools }) => setTools(() => RecordTools),
      (error: unknown) => {
        reloadForNewVersion(error);
        setFailed(true);
      },
    );
  }, [isWanted, run]);

  if (!isWanted) return null;
  if (failed) return <p className="py-2 text-red">{errors.loadFailed}</p>;
  return Tools && <Tools {...props} />;
}
