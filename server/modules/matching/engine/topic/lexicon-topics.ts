import type { Ontology } from '../ontology/ontology.js';
import { knowledgeOf } from '../similarity/knowledge.js';
import { learnPlaces, prepare } from '../similarity/similarity-model.js';
import { type TopicModel, topicModelOf, surePoints } from './topic-model.js';

let learnt: { readonly version: string; readonly model: TopicModel } | null = null;

/** The topic model of the lexicon alone. Takes a second; equal lexicons give equal models. */
export function lexiconTopics(ontology: Ontology): TopicModel {
  if (learnt?.version === ontology.version) return learnt.model;
  const knowledge = knowledgeOf(ontology);
  const { space, places } = learnPlaces(knowledge);
  // Every concept of the lexicon is bilingual, so there are no counterparts.
  const model = topicModelOf({
    concepts: knowledge.concepts.map(prepare),
    space,
    places,
    counterparts: () => null,
    sure: surePoints.lexicon,
  });
  learnt = { version: ontology.version, model };
  return model;
}
