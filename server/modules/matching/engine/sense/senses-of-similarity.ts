import { Pivots } from '../similarity/pivots.js';
import type { SimilarityModel } from '../similarity/similarity-model.js';
import { type SenseModel, senseModelOf, surePoints } from './sense-model.js';

/** What scores need of a whole model. What each occupation of one language is in a bilingual classification takes a minute to ask. */
export function sensesOfSimilarity(model: SimilarityModel): SenseModel {
  const pivots = new Pivots(model);
  return senseModelOf({ ...model, counterparts: (concept) => pivots.counterparts(concept), sure: surePoints.taxonomy });
}
