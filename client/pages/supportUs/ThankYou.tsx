import { sectionHeading } from '../../ui/headingStyle.ts';
import { useSupportUsMessages } from './messages.ts';

/** The note at the end of the page. */
export function ThankYou() {
  const { heading, amharic, text } = useSupportUsMessages().thankYou;
  return (
    <section
      aria-labelledby="thank-you"
      className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-6 sm:py-28"
    >
      <h2 id="thank-you" className={sectionHeading}>
        {heading}
      </h2>
      <p
        lang="am"
        className="mt-6 font-heading text-[clamp(1.875rem,5.5vw,3.75rem)] leading-tight font-semibold text-balance text-green"
      >
        {amharic}
      </p>
      <p className="mt-5 max-w-[29em] text-lg text-muted sm:text-xl">{text}</p>
    </section>
  );
}
