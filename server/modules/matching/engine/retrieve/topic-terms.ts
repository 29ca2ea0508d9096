import type { Topic } from '../topic/read-topic.js';

/** Max number of occupations indexed for a text; the others weigh little. */
const MAX_TERMS = 12;
const MIN_WEIGHT = 0.05;

/** The occupations of a topic as index terms. The product of two weights is how much both texts share an occupation. */
export function topicTerms(topic: Topic | null): readonly (readonly [term: string, weight: number])[] {
  if (!topic) return [];
  return [...topic.occupations]
    .filter(([, weight]) => weight >= MIN_WEIGHT)
    .slice(0, MAX_TERMS)
    .map(([owner, weight]) => [`topic/${owner}`, Math.sqrt(weight)] as const);
}
