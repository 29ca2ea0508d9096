/**
 * Starts work on every item in order, two at a time.
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work must not reject: a failure is a result like others
 * @returns {Map<T, Promise<R>>} each item's result, at once
 */
export function startInPairs(items, work) {
  const results = new Map();
  for (const item of items) {
    const free = allButOne([...results.values()]);
    results.set(
      item,
      free.then(() => work(item)),
    );
  }
  return results;
}

/** Resolves when no more than one of the promises is still open. */
async function allButOne(promises) {
  let open = promises.length;
  if (open <= 1) return;
  await new Promise((resolve) => {
    for (const promise of promises) {
      void promise.then(() => {
        open -= 1;
        if (open <= 1) resolve();
      });
    }
  });
}
