import type { KnownLanguage } from './knowledge.js';
import { dot } from './latent-space.js';
import { type Name, NameIndex, type Query } from './name-index.js';
import { Needs } from './needs.js';
import type { SimilarityModel } from './similarity-model.js';
import { spread } from './spread.js';
import { topOf } from './top-of.js';
import { Vocabulary } from './vocabulary.js';

/** A known concept that a text is probably about. */
export interface Pivot {
  readonly concept: number;
  readonly likeness: number;
}

type Kind = 'occupation' | 'skill';

const MAX_PIVOTS = 8;
const MAX_EXAMINED = 40;
/** Max pivots per classification: one in the query's language would crowd out the bridge. */
const MAX_PIVOTS_PER_SCHEME = 3;
const MIN_PIVOT = 0.45;
/** Minimum similarity of a text to an occupation. */
const MIN_NEAR = 0.3;
/** Share of the missing similarity that common skills fill. */
const BY_NEEDS = 0.9;
/** Exponent of votes: how much the best counterpart of a name outweighs the others. */
const SHARPNESS = 6;
/** The same for pivots; usually the best one is right. */
const LISTENING_SHARPNESS = 10;

/** Pivots below this share of the best are not asked, because each question takes milliseconds. */
const MIN_SHARE = 0.1;

/** Number of a concept's names that look for counterparts, and counterparts per name. */
const ASKED_NAMES = 48;
const COUNTERPARTS_OF_NAME = 5;
const MAX_COUNTERPARTS = 60;
const MIN_LIKENESS = 0.35;

interface Indexed {
  readonly index: NameIndex;
  readonly concepts: Int32Array;
}

const schemeOf = (id: string): string => id.slice(0, id.indexOf('/'));
/** Schemes with every concept in both languages. Names of other schemes are looked up here. */
const bilingual = new Set(['occupation', 'skill', 'lexicon']);

/** Finds the known concepts that a name or text is about. Built once per model; results are cached. */
export class Pivots {
  readonly #indexed = new Map<string, Indexed>();
  readonly #counterparts = new Map<number, readonly Pivot[]>();
  #needs: Needs | null = null;

  constructor(private readonly model: SimilarityModel) {}

  /** Concepts of a kind with a similar name. */
  named(kind: Kind, query: Query): readonly Pivot[] {
    const { index, concepts } = this.#indexOf(kind, kind, () => true);
    const { owners, likeness } = index.find(query, 'cosine');
    return this.#choose(topOf(likeness, MAX_EXAMINED, owners), likeness, concepts, MIN_PIVOT);
  }

  /** Occupations that a whole text is about, whatever its title: by its vector, and by the skills it lists. */
  near(place: Float32Array, skills: readonly string[] = [], language: KnownLanguage | null = null): readonly Pivot[] {
    const { concepts } = this.#indexOf('occupation', 'occupation', () => true);
    const { space, places } = this.model;
    const scores = new Float32Array(concepts.length);
    for (let at = 0; at < scores.length; at += 1) scores[at] = dot(place, places, concepts[at]! * space.rank);
    const needs = skills.length > 0 ? (this.#needs ??= new Needs(this.model, concepts)).find(skills, language) : null;
    if (needs) for (let at = 0; at < scores.length; at += 1) scores[at] = mixed(scores[at]!, needs[at]!);
    return this.#choose(topOf(scores, MAX_EXAMINED), scores, concepts, MIN_NEAR);
  }

  /**
   * Counterparts of a concept in a bilingual classification: each name votes for similar names.
   * Likenesses add up to 1 at most. Null for a concept that is bilingual itself.
   */
  counterparts(concept: number): readonly Pivot[] | null {
    const { concept: known, names } = this.model.concepts[concept]!;
    if (bilingual.has(schemeOf(known.id))) return null;
    const kept = this.#counterparts.get(concept);
    if (kept) return kept;
    const { index, concepts } = this.#bilingual(known.kind);
    const found = votesOf(spread(names, ASKED_NAMES), index)
      .slice(0, MAX_COUNTERPARTS)
      .map(([at, likeness]) => ({ concept: concepts[at]!, likeness }));
    this.#counterparts.set(concept, found);
    return found;
  }

  /** Counterparts in a bilingual classification for a name of no known concept. */
  counterpartsOfName(kind: Kind, name: Query): readonly Pivot[] {
    const { index, concepts } = this.#bilingual(kind);
    return votesOf([name], index).map(([at, likeness]) => ({ concept: concepts[at]!, likeness }));
  }

  #bilingual(kind: Kind): Indexed {
    return this.#indexOf(`bilingual ${kind}`, kind, (id) => bilingual.has(schemeOf(id)));
  }

  #indexOf(key: string, kind: Kind, isWanted: (id: string) => boolean): Indexed {
    const known = this.#indexed.get(key);
    if (known) return known;
    const { concepts, translate } = this.model;
    const chosen = [...concepts.keys()].filter((at) => {
      const { concept } = concepts[at]!;
      return concept.kind === kind && isWanted(concept.id);
    });
    const names = chosen.flatMap((at, owner) =>
      concepts[at]!.names.map(({ words, worth }): Name => ({ owner, words, worth })),
    );
    const vocabulary = new Vocabulary(translate);
    for (const { words } of names) vocabulary.count(words);
    const indexed = {
      index: new NameIndex(names, vocabulary, chosen.length),
      concepts: Int32Array.from(chosen),
    };
    this.#indexed.set(key, indexed);
    return indexed;
  }

  /** The likeliest concepts, with a max per classification. */
  #choose(likeliest: readonly number[], scores: Float32Array, concepts: Int32Array, least: number): readonly Pivot[] {
    const found = new Map<string, number>();
    return likeliest
      .filter((at) => scores[at]! >= least)
      .filter((at) => {
        const scheme = schemeOf(this.model.concepts[concepts[at]!]!.concept.id);
        const count = (found.get(scheme) ?? 0) + 1;
        found.set(scheme, count);
        return count <= MAX_PIVOTS_PER_SCHEME;
      })
      .slice(0, MAX_PIVOTS)
      .map((at) => ({ concept: concepts[at]!, likeness: scores[at]! }));
  }
}

/** Skills that are needed together are better evidence than words, so they fill the missing similarity. */
const mixed = (place: number, needs: number): number => place + (1 - place) * BY_NEEDS * needs;

/** Weight of each pivot. The weights add up to the likeness of the best pivot. */
export function weighted(pivots: readonly Pivot[]): readonly (readonly [concept: number, weight: number])[] {
  const best = pivots[0]?.likeness ?? 0;
  const shares = pivots
    .map(({ concept, likeness }) => [concept, (likeness / best) ** LISTENING_SHARPNESS] as const)
    .filter(([, share]) => share >= MIN_SHARE);
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  return shares.map(([concept, share]) => [concept, (best * share) / whole] as const);
}

/** Each name votes for similar names; the nearest gets most of the vote. Votes add up to 1 at most. */
function votesOf(names: readonly Query[], index: NameIndex): readonly (readonly [owner: number, votes: number])[] {
  const votes = new Map<number, number>();
  for (const name of names) {
    const { owners, likeness } = index.find(name, 'cosine');
    const top = topOf(likeness, COUNTERPARTS_OF_NAME, owners).filter((at) => likeness[at]! >= MIN_LIKENESS);
    const whole = top.reduce((sum, at) => sum + likeness[at]! ** SHARPNESS, 0);
    const surety = (top.length > 0 ? likeness[top[0]!]! : 0) ** 2;
    for (const at of top) {
      votes.set(at, (votes.get(at) ?? 0) + (surety * likeness[at]! ** SHARPNESS) / whole / names.length);
    }
  }
  return [...votes].sort(([one, a], [other, b]) => b - a || one - other);
}
