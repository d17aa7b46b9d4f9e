import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../messages/messages.ts';
import { Icon } from './Icon.tsx';
import type { Notice } from './toasts.ts';
import { toastStyle } from './toastStyle.ts';

/** Milliseconds for which a success notice is shown (docs/product.md, section 6.7). */
const shownFor = 5000;

const edges = { good: 'border-s-green', bad: 'border-s-red' };

interface ToastNoticeProps {
  notice: Notice;
  onClose: () => void;
}

export function ToastNotice({ notice, onClose }: ToastNoticeProps) {
  const { ui } = useMessages();
  const { tone, text, reason } = notice;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (tone === 'bad') return;
    const timer = setTimeout(close, shownFor);
    return () => clearTimeout(timer);
  }, [tone]);

  return (
    <div className={`${toastStyle} ${edges[tone]} flex items-start gap-2 p-2 ps-5`}>
      <div className="grow py-2">
        <p className="font-semibold">{text}</p>
        {reason && <p className="mt-1">{reason}</p>}
      </div>
      <button
        type="button"
        aria-label={ui.toast.close}
        onClick={onClose}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-ink hover:text-paper"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
