import { deleteAllDrafts, hasDrafts } from '../forms/drafts.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { plugToaster } from '../ui/ToasterSlot.tsx';
import { ask, type Question } from '../ui/toasts.ts';

export { deleteAllDrafts };

/**
 * Asks before signing out discards what somebody has typed and not saved.
 * @returns whether there was anything to ask about; then `question.confirm` goes on
 */
export function askToDiscard(userId: string, question: Question): boolean {
  if (!hasDrafts(userId)) return false;
  plugToaster(Toaster);
  ask(question);
  return true;
}
