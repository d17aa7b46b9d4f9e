import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';

interface DoubtNoticeProps {
  heading: string;
  /** Absent if the button of the form is enough. */
  anyway?: { label: string; accept: () => void } | undefined;
  children: ReactNode;
}

/**
 * What a person should check before the form saves. The button that sends the form anyway is not
 * that of the form, so that neither a double click nor Enter presses both.
 */
export function DoubtNotice({ heading, anyway, children }: DoubtNoticeProps) {
  const id = useId();
  return (
    <section
      ref={anyway ? show : undefined}
      aria-labelledby={id}
      className="mb-8 rounded-lg border border-gold bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="font-body text-lg font-semibold">
        {heading}
      </h2>
      {children}
      {anyway && (
        <Button
          onClick={({ currentTarget }) => {
            anyway.accept();
            currentTarget.form?.requestSubmit();
          }}
          className="mt-4"
        >
          {anyway.label}
        </Button>
      )}
    </section>
  );
}

const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });
