import type { OpenAccount } from './open-account.js';

const PAGE = 100;

/**
 * Brings many accounts to the present, each in a transaction of its own: one that fails does not hold up the rest.
 *
 * @param page the next owners after an id, in order of id.
 * @returns how many were settled.
 * @throws AggregateError with what failed, once all others are done.
 */
export async function settleEach(
  page: (after: string | null, limit: number) => Promise<readonly string[]>,
  open: OpenAccount,
  signal?: AbortSignal,
): Promise<number> {
  const failures: unknown[] = [];
  let settled = 0;
  for (let after: string | null = null; ;) {
    const owners = await page(after, PAGE);
    for (const owner of owners) {
      signal?.throwIfAborted();
      try {
        await open.execute(owner);
        settled += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    after = owners.at(-1) ?? null;
    if (owners.length < PAGE) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be settled`);
  return settled;
}
