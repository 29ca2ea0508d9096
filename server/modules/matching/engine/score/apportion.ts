import { partWeights } from '../model.js';
import { partNames, type PartName, type ScorePart } from '../../domain/match-result.js';
import type { ScoredParts } from './score-parts.js';

/**
 * Rounds figures to whole ones that add up to `total`: each is rounded down, and what is left goes to the largest
 * remainders (of equal ones, to the first).
 */
export function apportion(figures: readonly number[], total: number): readonly number[] {
  const rounded = figures.map(Math.floor);
  const order = figures
    .map((figure, index) => ({ index, rest: figure - Math.floor(figure) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  let left = total - rounded.reduce((sum, figure) => sum + figure, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    rounded[index] = (rounded[index] ?? 0) + 1;
    left -= 1;
  }
  return rounded;
}

export interface Points {
  readonly score: number;
  readonly parts: Readonly<Record<PartName, ScorePart>>;
  /** Points before rounding, by part. */
  readonly raw: Readonly<Record<PartName, number>>;
}

/** Gives out 100 points among the parts the posting asks about, and to each what its credit earns. */
export function pointsOf(parts: ScoredParts): Points {
  const asked = partNames.map((name) => (parts[name].isAsked ? partWeights[name] : 0));
  const whole = asked.reduce((sum, weight) => sum + weight, 0);
  const maxima = apportion(
    asked.map((weight) => (100 * weight) / whole),
    100,
  );
  const raw = partNames.map((name, index) => parts[name].credit * (maxima[index] ?? 0));
  const score = Math.round(raw.reduce((sum, points) => sum + points, 0));
  const values = apportion(raw, score);
  const record = <T>(valueOf: (index: number) => T): Record<PartName, T> =>
    Object.fromEntries(partNames.map((name, index) => [name, valueOf(index)])) as Record<PartName, T>;
  return {
    score,
    parts: record((index) => ({ value: values[index] ?? 0, max: maxima[index] ?? 0 })),
    raw: record((index) => raw[index] ?? 0),
  };
}
