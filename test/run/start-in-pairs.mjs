/**
 * Runs `work` on every item in order, two at a time.
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work must not reject; return failures as results
 * @returns {Map<T, Promise<R>>} the result of each item
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

/** Resolves when at most one of the promises is pending. */
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
