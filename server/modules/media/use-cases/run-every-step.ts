/**
 * Runs all steps in order, also after one has failed, because one broken file must not stop the cleaning of the others.
 *
 * @returns the sum of the steps' counts
 * @throws AggregateError at the end, if steps failed @throws the signal's reason at once if aborted
 */
export async function runEveryStep(
  steps: readonly (() => Promise<number>)[],
  signal: AbortSignal,
  noted: (error: unknown) => void,
): Promise<number> {
  const failures: unknown[] = [];
  let count = 0;
  for (const step of steps) {
    signal.throwIfAborted();
    try {
      count += await step();
    } catch (error) {
      signal.throwIfAborted();
      noted(error);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${steps.length} steps failed`);
  return count;
}
