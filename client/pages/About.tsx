import preview from '../artwork/previews/about.jpg';
import { useAboutMessages } from './about/messages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { QueryResult } from '../ui/QueryResult.tsx';
import { Head } from '../layout/head/Head.tsx';
import { AboutPageDocument, useAboutPageQuery } from './About.generated.ts';
import { LeadershipTeam } from './about/LeadershipTeam.tsx';
import { pageHeading, sectionHeading } from '../ui/headingStyle.ts';
import { Link } from 'react-router-dom';
import { accentButton } from '../ui/buttonStyle.ts';

export const handle: PageHandle = { query: AboutPageDocument, messages: [useAboutMessages] };

/** About the association (docs/product/pages.md, section 3.2). */
export function Component() {
  const query = useAboutPageQuery();
  return (
    <>
      <Head page="about" preview={preview} />
      <QueryResult query={query}>
        {({ committee }) => (
          <>
            <Background />
            <Proverb />
            <Purpose />
            <WhatWeDo />
            <LeadershipTeam committee={committee} />
            <GetInvolved />
          </>
        )}
      </QueryResult>
    </>
  );
}

/** The introduction: the purpose and the history of the association. */
function Background() {
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
          <span className="-ml-[0.04em] block text-[min(31vw,13.5rem)] leading-[0.95] font-semibold tracking-tighter text-green">
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

/**
 * Mission and vision, side by side if there is room; the second is lower, as an answer to the
 * first.
 */
function Purpose() {
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

const colours = ['text-green', 'text-gold', 'text-red'];

/** The four activities of the association, in large type. */
function WhatWeDo() {
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

/** The link to Contact Us; after a navigation the layout scrolls the page to its top. */
function GetInvolved() {
  const { heading, text, link } = useAboutMessages().getInvolved;
  return (
    <section
      aria-labelledby="get-involved"
      className="mx-auto grid w-full max-w-6xl items-end gap-x-14 gap-y-8 px-4 py-20 sm:px-6 sm:py-28 lg:grid-cols-3"
    >
      <div className="lg:col-span-2">
        <h2 id="get-involved" className={sectionHeading}>
          {heading}
        </h2>
        <p className="mt-5 max-w-[32em] text-lg sm:text-xl">{text}</p>
      </div>
      <Link to="/contact-us" className={`${accentButton} justify-self-start lg:justify-self-end`}>
        {link}
      </Link>
    </section>
  );
}

const strokes = ['stroke-green', 'stroke-gold', 'stroke-red'];
const count = 12;

/** The path of a thread from its place at the left edge into the common cord. */
function thread(index: number): string {
  const start = (160 * (index + 0.5)) / count;
  const end = 80 + (index - (count - 1) / 2) * 2.4;
  return `M0 ${start.toFixed(1)}C320 ${start.toFixed(1)} 360 ${end.toFixed(1)} 640 ${end.toFixed(1)}H1200`;
}

/** A proverb about the values of the association, with its picture: threads that unite. */
function Proverb() {
  const { proverb } = useAboutMessages();
  return (
    <div className="border-y border-line bg-surface pt-8 pb-16 sm:pt-10 sm:pb-24">
      <svg
        viewBox="0 0 1200 160"
        preserveAspectRatio="none"
        className="h-24 w-full sm:h-40"
        aria-hidden="true"
      >
        {Array.from({ length: count }, (_, index) => (
          <path
            key={index}
            d={thread(index)}
            fill="none"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            className={strokes[index % strokes.length]}
          />
        ))}
      </svg>
      <figure className="mx-auto mt-8 w-full max-w-6xl px-4 sm:mt-10 sm:px-6">
        <blockquote
          lang="am"
          className="font-heading text-[clamp(2.25rem,7.5vw,5.25rem)] leading-tight font-semibold text-balance"
        >
          <p>{proverb.amharic}</p>
        </blockquote>
        <figcaption className="mt-5 max-w-[26em] text-lg text-muted sm:text-xl">
          <q className="text-ink italic">{proverb.translation}</q>
          <span className="mt-1 block">{proverb.source}</span>
        </figcaption>
      </figure>
    </div>
  );
}
