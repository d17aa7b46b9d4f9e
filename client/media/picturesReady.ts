let latest: Promise<unknown> = Promise.resolve();

/** Lets forms wait for a picture that is being drawn or converted. */
export function trackPicture(work: Promise<unknown>): void {
  latest = Promise.allSettled([latest, work]).then(() => undefined);
}

/** Resolves when each picture that is being drawn or converted is in its field. */
export const picturesReady = (): Promise<unknown> => latest;
