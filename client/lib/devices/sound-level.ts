export type Loudness = 'silent' | 'low' | 'good' | 'loud';

/** Decibels below full scale at which the bar is empty, as in a quiet room. */
const FLOOR = -60;

/** Length of the bar for a piece of sound, 0 to 1. @param samples -1 to 1 */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 0; place < samples.length; place += 1) sum += (samples[place] ?? 0) ** 2;
  const decibels = 20 * Math.log10(Math.sqrt(sum / Math.max(1, samples.length)) || Number.MIN_VALUE);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR));
}

/** How loud a recording will sound. @param level max of the last seconds, 0 to 1 */
export function loudnessOf(level: number): Loudness {
  if (level < 0.08) return 'silent';
  if (level < 0.4) return 'low';
  return level > 0.95 ? 'loud' : 'good';
}
