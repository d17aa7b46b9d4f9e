import { createElement, type ReactNode, useState, useSyncExternalStore } from 'react';
import { createToasts, ToastsContext } from './toasts.ts';

/** Provides toasts to its children, and renders them once a component brings a toaster. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  const { toaster } = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
  return (
    <ToastsContext value={toasts}>
      {children}
      {toaster && createElement(toaster)}
    </ToastsContext>
  );
}
