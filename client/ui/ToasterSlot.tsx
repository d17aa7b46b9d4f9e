import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let plugged: ComponentType | null = null;

/**
 * The place of the toaster in the layout. It stays empty, and visitors do not download a toaster,
 * until code that shows toasts plugs one in.
 */
export function ToasterSlot() {
  const toaster = useSyncExternalStore(
    subscribe,
    () => plugged,
    () => null,
  );
  return toaster && createElement(toaster);
}

/** Puts the toaster in its place; there it stays, whatever becomes of the component that did. */
export function useToaster(toaster: ComponentType): void {
  useEffect(() => plugToaster(toaster), [toaster]);
}

/** The same for code that is no component. */
export function plugToaster(toaster: ComponentType): void {
  if (plugged === toaster) return;
  plugged = toaster;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
