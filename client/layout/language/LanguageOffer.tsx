import { useState } from 'react';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { useIsAdminArea } from '../signedIn/useIsAdminArea.ts';

const loadNotice = async () => (await import('./LanguageNotice.tsx')).LanguageNotice;

/** Offers the page in the language that the visitor reads, if it is open in another one. */
export function LanguageOffer() {
  const present = usePageLanguage();
  const isAdminArea = useIsAdminArea();
  const preferred = useBrowserValue(() => preferredLanguage(present), present);
  const [isDeclined, setDeclined] = useState(false);
  const isWanted = preferred !== present && !isDeclined && !isAdminArea;
  const { Loaded: Notice } = useLoadedComponent(isWanted, loadNotice);
  if (!isWanted || !Notice) return null;
  return <Notice language={preferred} onDecline={() => setDeclined(true)} />;
}
