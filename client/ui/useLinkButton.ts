import type { KeyboardEvent, MouseEvent } from 'react';
import { useBrowserValue } from './useBrowserValue.ts';

/**
 * A link that turns into a button in its place once scripts run.
 * @param press what the button does
 * @returns props of the link; it is still a link as long as `role` is undefined
 */
export function useLinkButton(press: () => void) {
  const isButton = useBrowserValue(() => true, false);
  return {
    role: isButton ? ('button' as const) : undefined,
    onClick(event: MouseEvent) {
      // As with any link, these open its address in a tab or window of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      press();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
