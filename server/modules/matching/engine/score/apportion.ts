import { MOST_WHEN_VETOED, partWeights, PROPOSAL_THRESHOLD } from '../model.js';
import { partNames, type PartName, type ScorePart } from '../../domain/match-result.js';
import type { ScoredParts } from './score-parts.js';

/**
 * Rounds figures to whole ones that add up to `total`: each is rounded down, and what is left goes to the largest
 * remainders (of equal ones, to the first).
 */
export function apportion(figures: readonly number[], total: number): readonly number[] {
  const rounded = figures.map(Math.floor);
  const rests = figures.map((figure, at) => figure - rounded[at]!);
  let left = total - sum(rounded);
  for (let given = 0; left > 0 && given < rests.length; given += 1, left -= 1) {
    let most = 0;
    for (let at = 1; at < rests.length; at += 1) if (rests[at]! > rests[most]!) most = at;
    rounded[most]! += 1;
    rests[most] = GIVEN;
  }
  return rounded;
}

/** Less than any remainder. */
const GIVEN = -1;

export interface Points {
  readonly score: number;
  /** The score before rounding: the order among equal scores. */
  readonly exact: number;
  readonly parts: Readonly<Record<PartName, ScorePart>>;
  /** How much of what it earned each part gives: 1, or less where something required is missing. */
  readonly share: number;
}

/** What the parts earn together before rounding, as if no required licence were missing. */
export function exactPoints(parts: ScoredParts): number {
  const maxima = maximaOf(parts);
  let points = 0;
  for (let at = 0; at < partNames.length; at += 1) points += parts[partNames[at]!].credit * maxima[at]!;
  return points;
}

/**
 * Gives out 100 points among the parts the posting asks about, and to each what its credit earns.
 *
 * @param isVetoed something that is required is missing: the whole is at most {@link MOST_WHEN_VETOED}, and each part gives its share.
 */
export function pointsOf(parts: ScoredParts, isVetoed = false): Points {
  const maxima = maximaOf(parts);
  const exact = exactPoints(parts);
  const share = isVetoed ? vetoed(exact) / Math.max(1, exact) : 1;
  const raw = partNames.map((name, at) => parts[name].credit * maxima[at]! * share);
  const score = Math.round(exact * share);
  const values = apportion(raw, score);
  const shares = { ...none };
  partNames.forEach((name, at) => (shares[name] = { value: values[at]!, max: maxima[at]! }));
  return { score, exact: exact * share, parts: shares, share };
}

/** Points of a pair to which something required is missing: the order of pairs stays, and so does who is worth proposing. */
function vetoed(points: number): number {
  if (points <= PROPOSAL_THRESHOLD) return points;
  return (
    PROPOSAL_THRESHOLD +
    ((points - PROPOSAL_THRESHOLD) * (MOST_WHEN_VETOED - PROPOSAL_THRESHOLD)) / (100 - PROPOSAL_THRESHOLD)
  );
}

const none = Object.fromEntries(partNames.map((name) => [name, { value: 0, max: 0 }])) as Record<PartName, ScorePart>;

/** What each part can give, by which are asked (a bit each): there are few ways to ask, and many pairs. */
const knownMaxima = new Map<number, readonly number[]>();

function maximaOf(parts: ScoredParts): readonly number[] {
  let asked = 0;
  for (let at = 0; at < partNames.length; at += 1) if (parts[partNames[at]!].isAsked) asked |= 1 << at;
  const known = knownMaxima.get(asked);
  if (known) return known;
  const weights = partNames.map((name) => (parts[name].isAsked ? partWeights[name] : 0));
  const whole = sum(weights);
  const shares = weights.map((weight) => (100 * weight) / whole);
  const maxima = apportion(shares, 100);
  knownMaxima.set(asked, maxima);
  return maxima;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
