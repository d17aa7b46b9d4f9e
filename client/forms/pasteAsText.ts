import type { ClipboardEvent } from 'react';
import { pastedText } from './pastedText.ts';

/**
 * Pastes formatted text into a multi-line field as plain text with its paragraphs, lists and the
 * addresses of its links, which browsers omit. Other content is pasted by the browser.
 */
export function pasteAsText(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const html = clipboardData.getData('text/html');
  if (!(target instanceof HTMLTextAreaElement) || !html) return;
  const pasted = pastedText(html);
  if (!pasted) return;
  const text = beginsLine(target) ? pasted : pasted.replace(/^(?=(?:•|\d+\.) )/, '\n');
  event.preventDefault();
  if (insertUndoably(text)) return;
  target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

const beginsLine = ({ value, selectionStart }: HTMLTextAreaElement) =>
  selectionStart === 0 || value[selectionStart - 1] === '\n';

/** Browsers may remove the command, which is deprecated. */
interface EditableDocument {
  execCommand?: (command: 'insertText', showsUi: false, text: string) => boolean;
}

/** Inserts text as if it were typed, so that it can be undone. No other browser API can do this. */
function insertUndoably(text: string): boolean {
  const { execCommand } = document as EditableDocument;
  return execCommand?.call(document, 'insertText', false, text) ?? false;
}
