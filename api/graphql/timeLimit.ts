/** Milliseconds for which an operation may be executed. The database gives up its parts before. */
const mostTime = 20_000;

/** An operation was not ready in time. It may still be done. */
export class TimeLimitError extends Error {
  override name = 'TookTooLong';
}

/**
 * What work leads to, if it is ready in time.
 * @throws TookTooLong when it is not.
 */
export async function withinLimit<Result>(
  work: Promise<Result>,
  limit = mostTime,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeLimitError(`An operation took longer than ${limit} ms.`));
    }, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
