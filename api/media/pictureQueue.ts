import PQueue from 'p-queue';

/** Variants that may wait to be made; above that, a request gets the original picture. */
const maxWaiting = 12;

/** Uploads, for which somebody waits at a form, come before variants. */
const priorities = { size: 0, upload: 1 };

/**
 * Makes pictures one after the other, so that decoding takes the memory of one picture and one
 * thread of the pool that serves files and verifies passwords.
 */
export class PictureQueue {
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #sizes = new Map<string, Promise<void>>();

  /** Reads an uploaded picture when it is its turn. */
  upload<Result>(read: () => Promise<Result>): Promise<Result> {
    return this.#queue.add(read, { priority: priorities.upload });
  }

  /**
   * Makes a file, once for all who ask meanwhile.
   * @returns null when too many files wait already; then nothing is made
   */
  size(file: string, make: () => Promise<void>): Promise<void> | null {
    const known = this.#sizes.get(file);
    if (known) return known;
    if (this.#sizes.size >= maxWaiting) return null;
    const made = this.#queue
      .add(make, { priority: priorities.size })
      .finally(() => this.#sizes.delete(file));
    this.#sizes.set(file, made);
    return made;
  }
}
