import type { OpenAccount } from './open-account.js';

const PAGE = 100;

/**
 * Settles many accounts, each in its own transaction, so that a failure does not stop the others.
 *
 * @param page the next owners after an id, by id.
 * @returns the number of settled accounts.
 * @throws AggregateError with the failures, after all others.
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
