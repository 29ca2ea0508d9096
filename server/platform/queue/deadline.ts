/** Something did not answer in time; whether it took effect is unknown. */
export class DeadlineExceeded extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} did not answer within ${milliseconds} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/**
 * Stops waiting for `work` after some time. The work itself goes on, so only use it where that does no harm.
 *
 * @throws DeadlineExceeded
 */
export async function withDeadline<T>(what: string, milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(what, milliseconds)), milliseconds);
  });
  // Once we stopped waiting, a late failure concerns nobody.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
