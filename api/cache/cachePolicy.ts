import { Prisma } from '../generated/prisma/client.ts';

/** A kind of content, by its model. A change of its categories counts as a change of the kind. */
export type CacheTag = Uncapitalize<Prisma.ModelName>;

const cacheTags = Object.values(Prisma.ModelName).map(
  (model) => (model.charAt(0).toLowerCase() + model.slice(1)) as CacheTag,
);

/** The tag of a name; undefined if only a newer program knows it. */
export const cacheTag = (name: string): CacheTag | undefined =>
  cacheTags.find((tag) => tag === name);

/** How the responses of a query may be cached. */
export interface CachePolicy {
  /** The kinds of content that the responses depend on. A change of one invalidates them. */
  tags: readonly CacheTag[];
  /** The maximum time for which a response is fresh, in milliseconds. Without it, until it is invalidated. */
  maxAge?: number;
}

/** Collects the content that a response depends on and how long it is fresh. */
export class CacheTags {
  readonly kinds = new Set<CacheTag>();
  /** The maximum time for which the response is fresh, in milliseconds; 0 if it must not be cached. */
  maxAge = Infinity;

  /** @param policy that of a query in the response; without one, the response must not be cached */
  add(policy: CachePolicy | undefined): void {
    for (const kind of policy?.tags ?? []) this.kinds.add(kind);
    this.maxAge = Math.min(this.maxAge, policy ? (policy.maxAge ?? Infinity) : 0);
  }
}
