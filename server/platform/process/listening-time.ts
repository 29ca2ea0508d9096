/** One tick of listening time (milliseconds). */
const TICK_MS = 50;

/**
 * Calls `due` after some time in which this process could receive answers. A process that was busy, for example with one long
 * computation, has not read what arrived meanwhile: such a pause counts as one tick, however long it was.
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
