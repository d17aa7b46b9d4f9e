import PQueue from 'p-queue';

/** The maximum number of variants that wait to be made. Above it, a request gets the original picture. */
const maxWaiting = 12;

/** Uploads come before variants, because somebody waits at a form. */
const priorities = { size: 0, upload: 1 };

/**
 * Processes pictures one after the other. So decoding uses the memory of one picture, and one
 * thread of the pool that also serves files and verifies passwords.
 */
export class PictureQueue {
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #sizes = new Map<string, Promise<void>>();

  /** Reads an uploaded picture in its turn. */
  upload<Result>(read: () => Promise<Result>): Promise<Result> {
    return this.#queue.add(read, { priority: priorities.upload });
  }

  /**
   * Makes a file once for all concurrent requests.
   * @returns null if too many files are waiting; then nothing is made
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
