/** Seconds with one decimal, as in every start-up line. */
export function seconds(sinceMs) {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step and prints its line with the duration when it is done.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const since = Date.now();
  // On a terminal the label appears immediately and the duration is added later; in a log the line is written once, complete.
  if (process.stdout.isTTY) process.stdout.write(`  ${label} …`);
  try {
    const result = await work();
    process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}  ${label.padEnd(44)} ${seconds(since)}\n`);
    return result;
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\n');
    throw error;
  }
}
