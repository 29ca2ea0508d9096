import { Pivots } from '../similarity/pivots.js';
import type { SimilarityModel } from '../similarity/similarity-model.js';
import { type TopicModel, topicModelOf } from './topic-model.js';

/** The part of a whole model that scores need. Computing the bilingual counterparts takes a minute. */
export function topicsOfSimilarity(model: SimilarityModel): TopicModel {
  const pivots = new Pivots(model);
  return topicModelOf({ ...model, counterparts: (concept) => pivots.counterparts(concept), learntFrom: 'taxonomy' });
}
