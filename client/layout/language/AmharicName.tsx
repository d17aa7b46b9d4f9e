import { usePageLanguage } from '../../messages/createMessages.ts';
import { useMessages } from '../../messages/messages.ts';

/** The Amharic name of the association below the English one; Amharic pages show it alone. */
export function AmharicName({ className }: { className: string }) {
  const { association } = useMessages();
  if (usePageLanguage() === 'AM') return null;
  return (
    <p lang="am" className={className}>
      {association.nameAmharic}
    </p>
  );
}
