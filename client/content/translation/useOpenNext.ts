import { useLocation, useNavigate } from 'react-router-dom';
import { noting, positionPath, readPosition } from './translationQueue.ts';

/**
 * A function that opens the next translation in the queue; null if the address is not in the queue.
 */
export function useOpenNext(): (() => void) | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = readPosition(search);
  if (!place) return null;
  return () => {
    const next = positionPath({ ...place, position: place.position + 1 });
    void navigate(next, { state: noting('isSaved') });
  };
}
