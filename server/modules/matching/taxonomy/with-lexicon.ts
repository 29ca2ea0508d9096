import type { Knowledge } from '../engine/similarity/knowledge.js';
import { knowledgeOf } from '../engine/similarity/knowledge.js';
import { buildOntology } from '../engine/ontology/ontology.js';
import { sectors } from '../lexicon/sectors/index.js';
import { QuebecSenses } from './quebec-senses.js';
import { withLexiconVersion } from './taxonomy-version.js';

const PREFIX = 'lexicon/';
const own = (id: string): string => `${PREFIX}${id}`;

/** The taxonomy as it was imported, without the lexicon. */
export function withoutLexicon({ version, concepts }: Knowledge): Knowledge {
  return { version: version.split('+')[0]!, concepts: concepts.filter(({ id }) => !id.startsWith(PREFIX)) };
}

/**
 * An imported taxonomy plus the project's lexicon, which knows Québec's words. The lexicon's concepts help to understand but are
 * not answers: `occupation/…` and `skill/…` are the taxonomy's, without names that mean something else in Québec.
 */
export function withLexicon({ version, concepts }: Knowledge): Knowledge {
  const ontology = buildOntology(sectors);
  const lexicon = knowledgeOf(ontology);
  return {
    version: withLexiconVersion(version, lexicon.version),
    concepts: [
      ...new QuebecSenses(ontology).apply(concepts),
      ...lexicon.concepts.map((concept) => ({ ...concept, id: own(concept.id), near: concept.near.map(own) })),
    ],
  };
}
