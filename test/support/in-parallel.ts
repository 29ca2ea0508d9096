/**
 * Runs `work` for every item, at most `width` in parallel, because a single request leaves the processor idle while it waits for the database.
 * @returns the results in the order of the items
 */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
  width = 6,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const workThrough = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, workThrough));
  return results;
}
