import { useLocation, useNavigate } from 'react-router-dom';
import { noting, placeOnWay, readWay } from './translationWay.ts';

/**
 * A function that opens the next translation in the queue; null if the address is not in the queue.
 */
export function useTranslationWay(): (() => void) | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const way = readWay(search);
  if (!way) return null;
  return () => {
    const next = placeOnWay({ ...way, position: way.position + 1 });
    void navigate(next, { state: noting('isSaved') });
  };
}
