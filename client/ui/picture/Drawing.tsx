import { createContext, type ReactNode, use, useState } from 'react';

/** The ids of the shared drawings, by path. */
const SharedIds = createContext<ReadonlyMap<string, string>>(new Map());

interface DrawingProps {
  /** The path of its lines, on a field of 24 by 24. */
  path: string;
  className: string;
}

/** A line drawing without an accessible name. Inside `SharedDrawings` it refers to the shared drawing. */
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

/**
 * Renders drawings once, for a list of cards that repeat them: they were a fifth of the bytes of
 * the list.
 */
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
