import { Prisma } from '../generated/prisma/client.ts';

/** A kind of content, by its model; a change of its categories is a change of the kind. */
export type ContentKind = Uncapitalize<Prisma.ModelName>;

const contentKinds = Object.values(Prisma.ModelName).map(
  (model) => (model.charAt(0).toLowerCase() + model.slice(1)) as ContentKind,
);

/** The kind of a name; undefined for one that only a newer program knows. */
export const contentKind = (name: string): ContentKind | undefined =>
  contentKinds.find((kind) => kind === name);

/** What a query says of its answers, so that they can be kept. */
export interface Keepable {
  /** The content that they are made of: when it changes, they are stale. */
  madeOf: readonly ContentKind[];
  /** Milliseconds for which they may be kept at the most. */
  keepFor?: number;
}

/** Notes, while an answer is made, what it is made of. */
export class Reads {
  readonly kinds = new Set<ContentKind>();
  /** Milliseconds for which the answer may be kept at the most; 0 when it may not be. */
  keepFor = Infinity;

  /** @param keepable what the query says; one that says nothing makes the answer one not to keep */
  note(keepable: Keepable | undefined): void {
    for (const kind of keepable?.madeOf ?? []) this.kinds.add(kind);
    this.keepFor = Math.min(this.keepFor, keepable ? (keepable.keepFor ?? Infinity) : 0);
  }
}
