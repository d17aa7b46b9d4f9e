import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  /** The target of links to it. */
  id?: string;
  heading: string;
  /** A hint for all of its fields. */
  hint?: string;
  children: ReactNode;
}

/** A group of fields, below its heading or, in a wide form, beside it. */
export function FormSection({ id: target, heading, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      id={target}
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-6 @4xl:grid-cols-[14rem_minmax(0,1fr)] @4xl:py-10"
    >
      <div>
        <h2 id={id} className="text-xl font-semibold sm:text-2xl">
          {heading}
        </h2>
        {hint && <p className="mt-2 text-sm text-muted">{hint}</p>}
      </div>
      <div className="grid max-w-3xl items-start gap-x-8 gap-y-6">{children}</div>
    </section>
  );
}
