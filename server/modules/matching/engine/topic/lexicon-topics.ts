import type { Ontology } from '../ontology/ontology.js';
import { knowledgeOf } from '../similarity/knowledge.js';
import { learnPlaces, prepare } from '../similarity/similarity-model.js';
import { keptTopics } from './kept-topics.js';
import { type TopicModel, topicModelOf } from './topic-model.js';

/** The lexicon has no descriptions, so the names of an occupation's skills, and of a skill's occupations, are used instead. */
const WIDE = { rank: 220, worth: 0.5, neededBy: 12 };

let learnt: { readonly version: string; readonly model: TopicModel } | null = null;

/** The topic model of the lexicon alone, as the build kept it or else learnt now. Equal lexicons give equal models. */
export function lexiconTopics(ontology: Ontology): TopicModel {
  const { version } = ontology;
  if (learnt?.version !== version) learnt = { version, model: keptTopics(version) ?? learnLexiconTopics(ontology) };
  return learnt.model;
}

/** Takes two seconds. */
export function learnLexiconTopics(ontology: Ontology): TopicModel {
  const knowledge = knowledgeOf(ontology);
  const { space, places } = learnPlaces(knowledge, WIDE);
  // Every concept of the lexicon is bilingual, so there are no counterparts.
  return topicModelOf({
    concepts: knowledge.concepts.map(prepare),
    space,
    places,
    counterparts: () => null,
    learntFrom: 'lexicon',
  });
}
