/** Milliseconds after a press in which its click comes, on touch screens too. */
const settleTime = 150;

/** What waits for the end of a press; null when nothing is pressed. */
let waiting: (() => void)[] | null = null;

/**
 * Follows presses of the mouse and of fingers.
 * @returns ends that
 */
export function watchPresses(): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const acts = waiting ?? [];
    waiting = null;
    for (const act of acts) act();
  };
  const press = () => {
    clearTimeout(timer);
    waiting ??= [];
  };
  const release = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, settleTime);
  };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
  return () => {
    ending.abort();
    clearTimeout(timer);
    settle();
  };
}

/**
 * Acts when nothing is pressed. A message that appears while a button is being pressed would move
 * the button away under the finger, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}
