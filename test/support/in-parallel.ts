/**
 * Does the same with every item, at most `width` at a time: while one request waits for the database, another is computed.
 * @returns the results in the order of the items
 */
export async function atOnce<T, R>(
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
