import { createContext, type ReactNode, use, useState } from 'react';

/** The ids of the drawings that the page has once, by their paths. */
const SharedIds = createContext<ReadonlyMap<string, string>>(new Map());

interface DrawingProps {
  /** Of lines on a field of 24 by 24. */
  path: string;
  className: string;
}

/** A line drawing without a name of its own. Within `SharedDrawings` it refers to the one there. */
export function Drawing({ path, className }: DrawingProps) {
  const id = use(SharedIds).get(path);
  return id ? (
    <svg className={className} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <Lines path={path} />
    </svg>
  );
}

interface SharedDrawingsProps {
  paths: readonly string[];
  children: ReactNode;
}

/** For a list of cards with the same drawings, which are a fifth of its bytes where each card has its own. */
export function SharedDrawings({ paths, children }: SharedDrawingsProps) {
  const [ids] = useState(
    () => new Map(paths.map((path, index) => [path, `drawing-${String(index)}`])),
  );
  return (
    <SharedIds value={ids}>
      <svg className="hidden" aria-hidden="true">
        {[...ids].map(([path, id]) => (
          <symbol key={id} id={id} viewBox="0 0 24 24">
            <Lines path={path} />
          </symbol>
        ))}
      </svg>
      {children}
    </SharedIds>
  );
}

const Lines = ({ path }: { path: string }) => (
  <path
    d={path}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
