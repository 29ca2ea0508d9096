import { createHash } from 'node:crypto';
import type { Language } from '../../../../platform/http/language.js';
import type { Concept, ConceptId } from '../../lexicon/concept.js';
import { bothGenders } from '../../lexicon/gender.js';
import type { Bilingual } from '../../domain/match-result.js';
import type { Sector } from '../../lexicon/sector.js';
import { wordTexts } from '../../lexicon/words/index.js';
import { parseSector } from '../../lexicon/parse-lexicon.js';
import { keptLexicon, keptLexiconFile } from './kept-lexicon.js';
import { computeKeys, type KeysOf } from './label-keys.js';
import { buildLabelTrie, type TrieNode } from './label-trie.js';
import { NearTitles } from './near-titles.js';
import { lexiconTopics } from '../topic/lexicon-topics.js';
import type { TopicModel } from '../topic/topic-model.js';
import { worthOf } from './relations.js';

/** Occupations and skills that the engine knows. Immutable. Building it from the sources of the lexicon takes about a second of processor, and a third of that from a build. */
export interface Ontology {
  /** `lexicon-` and a digest of the content, plus the imported taxonomy if there is one. Equal content gives an equal version. */
  readonly version: string;
  readonly concepts: ReadonlyMap<ConceptId, Concept>;
  readonly labels: { readonly fr: TrieNode; readonly en: TrieNode };
  /** The sectors with their names. */
  readonly sectors: readonly Sector[];
  /** Credit (0..1] that having `id` gives for each near concept; 1 for itself. */
  worth(id: ConceptId): ReadonlyMap<ConceptId, number>;
  /** How specific a skill is, (0..1]. A skill of many occupations has a low weight. */
  weight(id: ConceptId): number;
  /** Finds occupations for unknown titles. Built on first use. */
  readonly nearTitles: () => NearTitles;
  /** The topic model that adds similarity to scores; null if a taxonomy was imported without one. Built on first use. */
  readonly topics: () => TopicModel | null;
  /** The display name; occupations in both genders. */
  name(id: ConceptId): Bilingual;
}

/** @throws Error if a sector has a line that cannot be parsed. The specs check everything else. */
export function buildOntology(sectors: readonly Sector[], file: URL = keptLexiconFile): Ontology {
  const version = lexiconVersion(sectors);
  const { concepts, keysOf } = keptLexicon(version, file) ?? { concepts: parseLexicon(sectors), keysOf: computeKeys };
  const ontology: Ontology = ontologyOf(version, concepts, sectors, { topics: () => lexiconTopics(ontology), keysOf });
  return ontology;
}

/** @throws Error if a sector has a line that cannot be parsed. */
export function parseLexicon(sectors: readonly Sector[]): readonly Concept[] {
  const parsed = sectors.map(parseSector);
  const problems = parsed.flatMap((sector) => sector.problems);
  if (problems.length > 0) throw new Error(`the lexicon cannot be read: ${problems.join('; ')}`);
  return parsed.flatMap((sector) => sector.concepts);
}

export const lexiconVersion = (sectors: readonly Sector[]): string =>
  `lexicon-${createHash('sha256')
    .update(JSON.stringify([sectors, wordTexts]))
    .digest('hex')
    .slice(0, 12)}`;

/** Builds an ontology from parsed concepts. If two have the same name, the earlier one keeps it. */
export function ontologyOf(
  version: string,
  all: readonly Concept[],
  sectors: readonly Sector[],
  { topics = () => null, keysOf = computeKeys }: { topics?: () => TopicModel | null; keysOf?: KeysOf } = {},
): Ontology {
  const concepts = new Map(all.map((concept) => [concept.id, concept]));
  const worth = worthOf(concepts);
  const weights = weightsOf(all);
  let nearTitles: NearTitles | null = null;
  const nothing: ReadonlyMap<ConceptId, number> = new Map();
  const names = new Map<ConceptId, Bilingual>();
  return {
    version,
    concepts,
    labels: { fr: buildLabelTrie(all, 'fr', keysOf), en: buildLabelTrie(all, 'en', keysOf) },
    sectors,
    worth: (id) => worth.get(id) ?? nothing,
    weight: (id) => weights.get(id) ?? 1,
    topics,
    nearTitles: () => (nearTitles ??= new NearTitles(all)),
    name: (id) => {
      let name = names.get(id);
      if (!name) names.set(id, (name = nameOf(concepts.get(id), id)));
      return name;
    },
  };
}

/**
 * Inverse document frequency with occupations as documents: 1 for a skill of one occupation or none, less the more occupations
 * share it.
 */
function weightsOf(concepts: readonly Concept[]): ReadonlyMap<ConceptId, number> {
  const frequency = new Map<ConceptId, number>();
  for (const { skills } of concepts) for (const id of skills) frequency.set(id, (frequency.get(id) ?? 0) + 1);
  const occupations = concepts.filter(({ kind }) => kind === 'occupation').length;
  const most = Math.log(1 + occupations);
  return new Map(
    concepts
      .filter(({ kind }) => kind === 'skill')
      .map(({ id }) => [id, Math.max(0.3, Math.log(1 + occupations / Math.max(1, frequency.get(id) ?? 1)) / most)]),
  );
}

function nameOf(concept: Concept | undefined, id: ConceptId): Bilingual {
  const first = (language: Language): string => {
    const label = concept?.labels.find((each) => each.language === language);
    return label ? bothGenders({ masculine: label.text, feminine: label.feminine }) : id;
  };
  return { fr: first('fr'), en: first('en') };
}
