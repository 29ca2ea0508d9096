import { type PostingList, WEIGHT_STEPS } from './posting-lists.js';

/** So many at a time, so that what is added up stays in the processor's cache. */
export const BLOCK = 16_384;

/** A list on the way through it. */
export interface Walk {
  readonly list: PostingList;
  /** Points for a step of weight. */
  readonly factor: number;
  at: number;
}

export const walkOf = (list: PostingList, points: number): Walk => ({ list, factor: points / WEIGHT_STEPS, at: 0 });

/** Adds up what each list gives everybody from `from` up to `to`, the first of them at 0. */
export function addUp(walks: readonly Walk[], into: Float32Array, from: number, to: number): void {
  for (const walk of walks) {
    const { docs, weights, length } = walk.list;
    const { factor } = walk;
    let { at } = walk;
    for (; at < length; at += 1) {
      const doc = docs[at]!;
      if (doc >= to) break;
      into[doc - from]! += factor * weights[at]!;
    }
    walk.at = at;
  }
}

/** Keeps the most that any list gives. */
export function keepBest(walks: readonly Walk[], into: Float32Array, from: number, to: number): void {
  for (const walk of walks) {
    const { docs, weights, length } = walk.list;
    const { factor } = walk;
    let { at } = walk;
    for (; at < length; at += 1) {
      const doc = docs[at]!;
      if (doc >= to) break;
      const points = factor * weights[at]!;
      if (points > into[doc - from]!) into[doc - from] = points;
    }
    walk.at = at;
  }
}
