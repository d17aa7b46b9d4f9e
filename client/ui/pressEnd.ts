let isPressed = false;
if (typeof window !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), true);
  addEventListener('mouseup', () => (isPressed = false), true);
}

/**
 * Waits until the mouse button or the finger that moves the focus is released, and the click is
 * handled: what a page inserts earlier moves the element that is pressed, and the click is lost.
 */
export const pressEnd = (): Promise<void> =>
  new Promise((resolve) => {
    if (isPressed) addEventListener('mouseup', () => setTimeout(resolve), { once: true });
    else resolve();
  });
