import { Prisma } from '../generated/prisma/client.ts';

/** A kind of content, by its model; a change of its categories is a change of the kind. */
export type CacheTag = Uncapitalize<Prisma.ModelName>;

const cacheTags = Object.values(Prisma.ModelName).map(
  (model) => (model.charAt(0).toLowerCase() + model.slice(1)) as CacheTag,
);

/** The tag of a name; undefined for one that only a newer program knows. */
export const cacheTag = (name: string): CacheTag | undefined =>
  cacheTags.find((tag) => tag === name);

/** How the responses of a query may be cached. */
export interface CachePolicy {
  /** The kinds of content that they are made of: a change of one invalidates them. */
  tags: readonly CacheTag[];
  /** The most milliseconds for which they are fresh; without it, until they are invalidated. */
  maxAge?: number;
}

/** Collects, while a response is made, what invalidates it and for how long it is fresh. */
export class CacheTags {
  readonly kinds = new Set<CacheTag>();
  /** The most milliseconds for which the response is fresh; 0 when it must not be cached. */
  maxAge = Infinity;

  /** @param policy of a query of the response; without one, the response must not be cached */
  add(policy: CachePolicy | undefined): void {
    for (const kind of policy?.tags ?? []) this.kinds.add(kind);
    this.maxAge = Math.min(this.maxAge, policy ? (policy.maxAge ?? Infinity) : 0);
  }
}
