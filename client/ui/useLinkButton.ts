import type { KeyboardEvent, MouseEvent } from 'react';
import { useBrowserValue } from './useBrowserValue.ts';

/**
 * A link that becomes a button in the same place once scripts run.
 * @param press the handler of the button
 * @returns props of the link; it is still a link while `role` is undefined
 */
export function useLinkButton(press: () => void) {
  const isButton = useBrowserValue(() => true, false);
  return {
    role: isButton ? ('button' as const) : undefined,
    onClick(event: MouseEvent) {
      // With these keys a link opens its address in another tab or window.
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
