const PAGE = 50;

/**
 * Runs `work` for many owners, one page at a time. A failure does not stop the others.
 *
 * @param page the next owner ids after a given id, in order
 * @param work returns whether it did something
 * @returns the number of owners for whom it did.
 * @throws AggregateError with all failures, after the last owner
 */
export async function eachOwner(
  page: (after: string | null, limit: number) => Promise<readonly string[]>,
  work: (ownerId: string) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (let after: string | null = null; ;) {
    const owners = await page(after, PAGE);
    for (const owner of owners) {
      signal?.throwIfAborted();
      try {
        if (await work(owner)) done += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    after = owners.at(-1) ?? null;
    if (owners.length < PAGE) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} owners could not be looked after`);
  return done;
}
