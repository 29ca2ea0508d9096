/** No answer in time. It is unknown whether the operation took effect. */
export class DeadlineExceeded extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} did not answer within ${milliseconds} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/**
 * Stops waiting for `work` after some time. The work itself continues, so use it only if that does no harm.
 *
 * @throws DeadlineExceeded
 */
export async function withDeadline<T>(what: string, milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(what, milliseconds)), milliseconds);
  });
  // Ignore a failure that comes after the deadline.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
