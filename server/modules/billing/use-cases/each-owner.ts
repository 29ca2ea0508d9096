const PAGE = 50;

/**
 * Does one thing for many owners, a page at a time: one that fails does not hold up the rest.
 *
 * @param page the next owners after an id, in order of id
 * @param work answers whether something was done
 * @returns for how many. @throws AggregateError with what failed, once all others are done
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
