import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';

interface RemovedDescriptionProps {
  isRemoved: boolean;
  onRestore: () => void;
}

/** Says that the description was removed with its picture, and offers it for the new picture. */
export function RemovedDescription({ isRemoved, onRestore }: RemovedDescriptionProps) {
  const { description: words } = useAdminMessages().pictures;
  return (
    <div role="status">
      {isRemoved && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-gold ps-4">
          <p>{words.removed}</p>
          <Button onClick={onRestore}>{words.restore}</Button>
        </div>
      )}
    </div>
  );
}
