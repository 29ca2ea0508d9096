/** One tick of listening time, in milliseconds. */
const TICK_MS = 50;

/**
 * Calls `due` after some time in which this process could receive answers. A busy process has not read what arrived meanwhile, so
 * such a pause counts as one tick, however long it was.
 *
 * @returns stops waiting.
 */
export function afterListening(milliseconds: number, due: () => void): () => void {
  let left = Math.ceil(milliseconds / TICK_MS);
  const ticking = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(ticking);
    due();
  }, TICK_MS);
  return () => clearInterval(ticking);
}
