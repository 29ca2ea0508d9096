import type { Found } from './question.js';
import { inTurn } from './subject-ids.js';

/**
 * The best of several indexes that hold different subjects. Points do not depend on the other subjects of an index, so it is exactly
 * what one index with all of them would find.
 */
export const mergeFound = (parts: readonly (readonly Found[])[], limit: number, turn: number): readonly Found[] =>
  parts
    .flat()
    .sort((one, other) => other.points - one.points || inTurn(one.id, other.id, turn))
    .slice(0, limit);
