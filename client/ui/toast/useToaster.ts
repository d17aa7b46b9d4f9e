import { useEffect } from 'react';
import { Toaster } from './Toaster.tsx';
import { type Notice, useToasts } from './toasts.ts';

/**
 * The toasts, for code that shows some: brings the component that shows them. The notice of an operation replaces the
 * failure of the same operation. Visitors do not download this.
 */
export function useToaster() {
  const toasts = useToasts();
  const { bring } = toasts;
  useEffect(() => bring(Toaster), [bring]);
  function notify(notice: Notice) {
    const isReplaced = ({ tone, operation }: Notice) =>
      tone === 'bad' && operation && operation === notice.operation;
    toasts
      .read()
      .notices.filter(isReplaced)
      .forEach(({ id }) => toasts.dismiss(id));
    toasts.notify(notice);
  }
  return { ...toasts, notify };
}
