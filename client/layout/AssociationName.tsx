import { useMessages } from '../messages/messages.ts';
import { usePageLanguage } from '../messages/createMessages.ts';

/** The association's name in the three colours of the flag (docs/product/site.md, section 2.2). */
export function AssociationName() {
  const { green, yellow, red } = useMessages().association.nameInThreeColours;
  return (
    <>
      <span className="text-green">{green}</span> <span className="text-gold">{yellow}</span>{' '}
      <span className="inline-block text-red">{red}</span>
    </>
  );
}

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
