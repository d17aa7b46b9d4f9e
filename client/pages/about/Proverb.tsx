const colours = ['stroke-green', 'stroke-gold', 'stroke-red'];
const count = 12;
import { useAboutMessages } from './messages.ts';

/** The path of a thread from its place at the left edge into the common cord. */
function thread(index: number): string {
  const start = (160 * (index + 0.5)) / count;
  const end = 80 + (index - (count - 1) / 2) * 2.4;
  return `M0 ${start.toFixed(1)}C320 ${start.toFixed(1)} 360 ${end.toFixed(1)} 640 ${end.toFixed(1)}H1200`;
}

/** A proverb about the values of the association, with its picture: threads that unite. */
export function Proverb() {
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
            className={colours[index % colours.length]}
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
