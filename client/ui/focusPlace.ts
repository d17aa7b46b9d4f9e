/**
 * Notes the place of an element in the page.
 * @returns a function that focuses the element, or what is left around it after it was removed.
 * Otherwise the keyboard would start again at the top of the page.
 */
export function focusPlace(element: HTMLElement): () => void {
  const around: HTMLElement[] = [];
  for (let each = element; each.parentElement; each = each.parentElement) around.push(each);
  return () => {
    const left = around.find(({ isConnected }) => isConnected);
    if (!left || left === document.body) return;
    if (left !== element && !left.hasAttribute('tabindex')) left.tabIndex = -1;
    left.focus({ preventScroll: true });
  };
}

/** Passes the focus of a button on if it is removed, for example with its record. */
export function passFocusOn(button: HTMLElement | null) {
  if (!button) return;
  return () => {
    if (document.activeElement !== button) return;
    const focus = focusPlace(button);
    queueMicrotask(() => {
      // Nothing else has taken it.
      if (document.activeElement === document.body) focus();
    });
  };
}
