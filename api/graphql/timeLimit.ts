/** Milliseconds for which an operation may run; its database statements time out before. */
const maxTime = 20_000;

/** An operation did not finish in time. It may still finish later. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/**
 * The result of work that finishes in time.
 * @throws TimeLimitError when it is not.
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
