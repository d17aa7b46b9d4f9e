import { sectionHeading } from '../../ui/headingStyle.ts';
import { useAboutMessages } from './messages.ts';

const colours = ['text-green', 'text-gold', 'text-red'];

/** The four activities of the association, in large type. */
export function WhatWeDo() {
  const { heading, items } = useAboutMessages().whatWeDo;
  return (
    <section
      aria-labelledby="what-we-do"
      className="mx-auto grid w-full max-w-6xl gap-x-14 gap-y-8 px-4 pb-20 sm:px-6 sm:pb-28 lg:grid-cols-3"
    >
      <h2 id="what-we-do" className={sectionHeading}>
        {heading}
      </h2>
      <ul className="border-b border-line lg:col-span-2">
        {items.map((item, index) => (
          <li
            key={item}
            className="flex items-baseline gap-5 border-t border-line py-6 font-heading text-[clamp(1.375rem,3vw,2.125rem)] leading-tight sm:gap-7 sm:py-8"
          >
            <Diamond className={colours[index % colours.length] ?? ''} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The stepped diamond of a woven border. */
function Diamond({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 10 10" className={`size-[0.6em] shrink-0 ${className}`} aria-hidden="true">
      <path
        d="M4 0h2v2h2v2h2v2H8v2H6v2H4V8H2V6H0V4h2V2h2Z"
        fill="currentColor"
        shapeRendering="crispEdges"
      />
    </svg>
  );
}
