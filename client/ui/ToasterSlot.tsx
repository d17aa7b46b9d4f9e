import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let plugged: ComponentType | null = null;

/**
 * The place of the toaster in the layout. It stays empty, and visitors do not download a toaster,
 * until code that shows toasts plugs one in.
 */
export function ToasterSlot() {
  const Toaster = useSyncExternalStore(
    subscribe,
    () => plugged,
    () => null,
  );
  return Toaster && <Toaster />;
}

/** Puts the toaster in its place; there it stays, whatever becomes of the component that did. */
export function usePluggedIn(Toaster: ComponentType): void {
  useEffect(() => {
    if (plugged === Toaster) return;
    plugged = Toaster;
    for (const listener of listeners) listener();
  }, [Toaster]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
