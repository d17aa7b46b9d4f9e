import { usePageLanguage } from '../messages/createMessages.ts';
import { useMessages } from '../messages/messages.ts';

/** The association's name in Amharic beneath the English one; Amharic pages have no other. */
export function AmharicName({ className }: { className: string }) {
  const { association } = useMessages();
  if (usePageLanguage() === 'AM') return null;
  return (
    <p lang="am" className={className}>
      {association.nameAmharic}
    </p>
  );
}
