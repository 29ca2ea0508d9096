import { MAX_VETOED_SCORE, partWeights, PROPOSAL_THRESHOLD } from '../model.js';
import { partNames, type PartName, type ScorePart } from '../../domain/match-result.js';
import type { ScoredParts } from './score-parts.js';

/** Rounds numbers to integers that add up to `total` (largest remainder method; of equal remainders the first wins). */
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

/** Below any remainder, so it is not chosen again. */
const GIVEN = -1;

export interface Points {
  readonly score: number;
  /** The unrounded score, used to order equal scores. */
  readonly exact: number;
  readonly parts: Readonly<Record<PartName, ScorePart>>;
  /** Factor on each part's points: 1, or less if a required credential is missing. */
  readonly share: number;
}

/** Unrounded points of all parts, before a missing credential reduces them. */
export function exactPoints(parts: ScoredParts): number {
  const maxima = maximaOf(parts);
  let points = 0;
  for (let at = 0; at < partNames.length; at += 1) points += parts[partNames[at]!].credit * maxima[at]!;
  return points;
}

/**
 * Distributes 100 points over the parts that the posting asks about; each part earns its credit of them.
 *
 * @param isVetoed a required credential is missing: the score is at most {@link MAX_VETOED_SCORE}, and all parts shrink alike.
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

/** Points of a pair without a required credential. It keeps the order of pairs and who is above the proposal threshold. */
function vetoed(points: number): number {
  if (points <= PROPOSAL_THRESHOLD) return points;
  return (
    PROPOSAL_THRESHOLD +
    ((points - PROPOSAL_THRESHOLD) * (MAX_VETOED_SCORE - PROPOSAL_THRESHOLD)) / (100 - PROPOSAL_THRESHOLD)
  );
}

const none = Object.fromEntries(partNames.map((name) => [name, { value: 0, max: 0 }])) as Record<PartName, ScorePart>;

/** Cache of max points per part, keyed by a bit mask of the parts that are asked about. */
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
