import { useEffect } from 'react';
import { Toaster } from './Toaster.tsx';
import { useToasts } from './toasts.ts';

/** The toasts, for code that shows some: brings the component that shows them. */
export function useToaster() {
  const toasts = useToasts();
  const { bring } = toasts;
  useEffect(() => bring(Toaster), [bring]);
  return toasts;
}
