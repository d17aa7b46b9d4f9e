import { sectionHeading } from '../../ui/headingStyle.ts';
import { useSupportUsMessages } from './messages.ts';

const edges = ['border-green', 'border-gold', 'border-red', 'border-ink'];

/** The effects of a donation (docs/product/pages.md, section 3.8). */
export function Reasons() {
  const { heading, items } = useSupportUsMessages().reasons;
  return (
    <section
      aria-labelledby="reasons"
      className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-6 sm:py-28"
    >
      <h2 id="reasons" className={sectionHeading}>
        {heading}
      </h2>
      <ul className="mt-10 grid gap-x-14 gap-y-10 sm:mt-14 sm:grid-cols-2 sm:gap-y-14">
        {Object.values(items).map(({ title, text }, index) => (
          <li key={title} className={`border-t-2 pt-5 ${edges[index % edges.length] ?? ''}`}>
            <h3 className="text-2xl font-semibold sm:text-[1.75rem]">{title}</h3>
            <p className="mt-2 max-w-[26em] text-lg text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
