import type { Ontology } from '../ontology/ontology.js';
import { knowledgeOf } from '../similarity/knowledge.js';
import { learnPlaces, prepare } from '../similarity/similarity-model.js';
import { type TopicModel, topicModelOf } from './topic-model.js';

/** The lexicon has no descriptions, so the names of what an occupation needs, and of who needs a skill, stand in for them. */
const WIDE = { rank: 220, worth: 0.5, neededBy: 12 };

let learnt: { readonly version: string; readonly model: TopicModel } | null = null;

/** The topic model of the lexicon alone. Takes two seconds; equal lexicons give equal models. */
export function lexiconTopics(ontology: Ontology): TopicModel {
  if (learnt?.version === ontology.version) return learnt.model;
  const knowledge = knowledgeOf(ontology);
  const { space, places } = learnPlaces(knowledge, WIDE);
  // Every concept of the lexicon is bilingual, so there are no counterparts.
  const model = topicModelOf({
    concepts: knowledge.concepts.map(prepare),
    space,
    places,
    counterparts: () => null,
    learntFrom: 'lexicon',
  });
  learnt = { version: ontology.version, model };
  return model;
}
