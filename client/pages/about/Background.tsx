import { pageHeading, sectionHeading } from '../../ui/headingStyle.ts';
import { useAboutMessages } from './messages.ts';

/** The introduction: the purpose and the history of the association. */
export function Background() {
  const { heading, lead, founded, background } = useAboutMessages();
  const [opening, ...others] = background.paragraphs;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-14 pb-20 sm:px-6 sm:pt-20 sm:pb-28">
      <h1 className={pageHeading}>{heading}</h1>
      <p className="mt-5 max-w-[19.5em] font-heading text-[clamp(1.375rem,3vw,2.125rem)] leading-snug text-muted">
        {lead}
      </p>
      <div className="mt-16 grid gap-x-14 gap-y-14 sm:mt-24 lg:grid-cols-2">
        <p className="self-start font-heading">
          <span className="block text-xl text-muted sm:text-2xl">{founded.before}</span>{' '}
          <span className="-ml-[0.04em] block text-[clamp(6.5rem,31vw,13.5rem)] leading-[0.95] font-semibold tracking-tighter text-green">
            {founded.year}
          </span>
          <Threads />
        </p>
        <section aria-labelledby="background">
          <h2 id="background" className={sectionHeading}>
            {background.heading}
          </h2>
          <p className="mt-6 font-heading text-[clamp(1.25rem,2.2vw,1.5rem)] leading-relaxed">
            {opening}
          </p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[36em] text-lg">
              {paragraph}
            </p>
          ))}
        </section>
      </div>
    </div>
  );
}

/** The three colours of the flag, each as a thread slightly shorter than the one above. */
function Threads() {
  return (
    <svg
      viewBox="0 0 100 11"
      preserveAspectRatio="none"
      className="mt-6 h-2.5 w-full max-w-md"
      aria-hidden="true"
    >
      <path d="M0 1.5h100" className="stroke-green" strokeWidth="2" />
      <path d="M0 5.5h78" className="stroke-gold" strokeWidth="2" />
      <path d="M0 9.5h56" className="stroke-red" strokeWidth="2" />
    </svg>
  );
}
