import type { Rows } from './topic-model.js';

/** Weight by occupation number of the model. */
export type Weights = Map<number, number>;

/** Exponent that favours the likeliest occupation, which is usually right. */
const SHARPNESS = 10;
const MIN_SHARE = 0.1;

/** Raises a weight to a value; never lowers it. */
export function raise(weights: Weights, occupation: number, value: number): void {
  if (value > (weights.get(occupation) ?? 0)) weights.set(occupation, value);
}

/** Calls back for each entry of a row. */
export function forEachInRow(
  { starts, numbers, values }: Rows,
  row: number,
  callback: (number: number, value: number) => void,
): void {
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) callback(numbers[at]!, values[at]!);
}

/** Distributes the largest weight over all occupations, most of it to the likeliest. */
export function sharpened(weights: ReadonlyMap<number, number>): Weights {
  const largest = Math.max(0, ...weights.values());
  const shares = [...weights]
    .map(([occupation, weight]) => [occupation, (weight / largest) ** SHARPNESS] as const)
    .filter(([, share]) => share >= MIN_SHARE);
  const sum = shares.reduce((total, [, share]) => total + share, 0);
  return new Map(shares.map(([occupation, share]) => [occupation, (largest * share) / sum]));
}

/** The largest weights, each at most 1. */
export function largestOf(weights: ReadonlyMap<number, number>, count: number): ReadonlyMap<number, number> {
  const sorted = [...weights].sort(([one, a], [other, b]) => b - a || one - other).slice(0, count);
  return new Map(sorted.map(([occupation, weight]) => [occupation, Math.min(1, weight)]));
}
