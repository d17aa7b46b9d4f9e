import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MarkedText } from '../../ui/text/MarkedText.tsx';
import type { MarkedText_SegmentFragment } from '../../ui/text/MarkedText.generated.ts';

interface ResultArticleProps {
  kind: ReactNode;
  path: string;
  title: MarkedText_SegmentFragment[];
  /** The time of an event or a feast. */
  time: ReactNode;
  excerpt: ReactNode;
}

/** A result: its kind, its title, and an excerpt with the match. */
export function ResultArticle({ kind, path, title, time, excerpt }: ResultArticleProps) {
  return (
    <article className="relative py-6">
      <p className="text-sm font-semibold text-muted">{kind}</p>
      <h2 className="mt-1 font-body text-xl leading-snug font-semibold wrap-anywhere">
        <Link
          to={path}
          className="text-green decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <MarkedText segments={title} />
        </Link>
      </h2>
      {time}
      {excerpt && <p className="mt-1.5 max-w-[42em] wrap-anywhere">{excerpt}</p>}
    </article>
  );
}
