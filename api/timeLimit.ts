/** The time limit of an operation, in milliseconds. Its database statements time out earlier. */
export const maxTime = 20_000;

/** An operation exceeded its time limit. It may still finish later. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/**
 * The result of work within the time limit.
 * @throws TimeLimitError if the work takes longer
 */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  limit = maxTime,
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
