import { sectionHeading } from '../../ui/headingStyle.ts';
import { useAboutMessages } from './messages.ts';

/**
 * Mission and vision, side by side if there is room; the second is lower, as an answer to the
 * first.
 */
export function Purpose() {
  const { mission, vision } = useAboutMessages();
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-20 gap-y-16 px-4 py-20 sm:px-6 sm:py-28 lg:grid-cols-2">
      <Statement id="mission" {...mission} />
      <div className="lg:mt-32">
        <Statement id="vision" {...vision} />
      </div>
    </div>
  );
}

interface StatementProps {
  id: string;
  heading: string;
  paragraphs: string[];
}

function Statement({ id, heading, paragraphs: [first, ...others] }: StatementProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={sectionHeading}>
        {heading}
      </h2>
      <p className="mt-6 border-l-2 border-gold pl-5 font-heading text-[clamp(1.25rem,2.2vw,1.5rem)] leading-relaxed sm:pl-6">
        {first}
      </p>
      {others.map((paragraph) => (
        <p key={paragraph} className="mt-5 max-w-[34em] text-lg">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
