/**
 * Starts the stages of `npm test`: those without a lane one after the other, two of the `background` beside them, and the `last` ones
 * one after the other when all others have ended.
 * @template {{ lane?: 'background' | 'last' }} T
 * @template R
 * @param {readonly T[]} stages
 * @param {(stage: T) => Promise<R>} run must not reject; return failures as results
 * @returns {Map<T, Promise<R>>} the result of each stage
 */
export function startInLanes(stages, run) {
  const inLane = (lane) => stages.filter((stage) => stage.lane === lane);
  const started = new Map([
    ...startInOrder(inLane(undefined), run, { atOnce: 1 }),
    ...startInOrder(inLane('background'), run, { atOnce: 2 }),
  ]);
  const others = Promise.all(started.values());
  const runLast = (stage) => others.then(() => run(stage));
  return new Map([...started, ...startInOrder(inLane('last'), runLast, { atOnce: 1 })]);
}

/** Starts work on every item in order, at most `atOnce` items at a time. */
function startInOrder(items, work, { atOnce }) {
  const results = new Map();
  for (const item of items) {
    const free = atMostPending([...results.values()], atOnce - 1);
    results.set(
      item,
      free.then(() => work(item)),
    );
  }
  return results;
}

/** Resolves when at most `limit` of the promises are pending. */
async function atMostPending(promises, limit) {
  let open = promises.length;
  if (open <= limit) return;
  await new Promise((resolve) => {
    for (const promise of promises) {
      void promise.then(() => {
        open -= 1;
        if (open <= limit) resolve();
      });
    }
  });
}
