/**
 * Starts the stages of `npm test`: those without a lane one after the other, two of the `background` beside them, and those of lane
 * `beside` one after the other while the last of the stages without a lane runs.
 * @template {{ lane?: 'background' | 'beside' }} T
 * @template R
 * @param {readonly T[]} stages
 * @param {(stage: T, context: { isBeside: boolean }) => Promise<R>} run must not reject; return failures as results.
 *   `isBeside`: a stage without a lane runs at the same time
 * @returns {Map<T, Promise<R>>} the result of each stage
 */
export function startInLanes(stages, run) {
  const inLane = (lane) => stages.filter((stage) => stage.lane === lane);
  const alone = (stage) => run(stage, { isBeside: false });
  const front = startInOrder(inLane(undefined), alone, { atOnce: 1 });
  const background = startInOrder(inLane('background'), alone, { atOnce: 2 });
  const inFront = [...front.values()];
  let isFrontRunning = inFront.length > 0;
  void Promise.all(inFront).then(() => (isFrontRunning = false));
  const firstEnded = Promise.all(inFront.slice(0, -1));
  const runBeside = (stage) => firstEnded.then(() => run(stage, { isBeside: isFrontRunning }));
  return new Map([...front, ...background, ...startInOrder(inLane('beside'), runBeside, { atOnce: 1 })]);
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
