import { Pivots } from '../similarity/pivots.js';
import type { SimilarityModel } from '../similarity/similarity-model.js';
import { type TopicModel, topicModelOf, surePoints } from './topic-model.js';

/** What scores need of a whole model. What each occupation of one language is in a bilingual classification takes a minute to ask. */
export function topicsOfSimilarity(model: SimilarityModel): TopicModel {
  const pivots = new Pivots(model);
  return topicModelOf({ ...model, counterparts: (concept) => pivots.counterparts(concept), sure: surePoints.taxonomy });
}
