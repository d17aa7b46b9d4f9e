import { useLocation, useNavigate } from 'react-router-dom';
import { noting, placeOnWay, readWay } from './translationWay.ts';

/**
 * Goes on to the next translation where the address says that somebody goes through them one after
 * the other; null where it does not.
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
