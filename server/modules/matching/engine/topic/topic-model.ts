import type { KnownLanguage } from '../similarity/knowledge.js';
import type { LatentSpace } from '../similarity/latent-space.js';
import { nameKey } from '../similarity/name-key.js';
import type { Pivot } from '../similarity/pivots.js';
import type { PreparedConcept } from '../similarity/similarity-model.js';
import type { Word } from '../similarity/words.js';
import { type KeyTable, keyTableOf } from './key-table.js';

/** Rows of different lengths in flat arrays. */
export interface Rows {
  /** Start of each row, and the end of the last. */
  readonly starts: Int32Array;
  readonly numbers: Int32Array;
  readonly values: Float32Array;
}

/**
 * The part of the similarity model that scores need: the latent space, vectors of occupations, their counterparts in a bilingual
 * classification, and the skills they need. A tenth of the whole model.
 */
export interface TopicModel {
  readonly space: LatentSpace;
  /** Occupations of all classifications. */
  readonly ids: readonly string[];
  readonly places: Float32Array;
  /** By occupation: its bilingual counterparts, with their confidence. */
  readonly bridges: Rows;
  /** By skill: the occupations that need it, with its share of all their skills. */
  readonly neededBy: Rows;
  readonly occupationNames: KeyTable;
  readonly skillNames: KeyTable;
  readonly learntFrom: keyof typeof trust;
}

/**
 * How far each model is trusted. Above the sum `sure`, nine pairs in ten are about the same work with an imported taxonomy, four in
 * ten with the lexicon alone, whose few documents place whole texts and listed skills better than they tell the occupation.
 */
export const trust = {
  lexicon: { sure: 2.4, shared: 0.5, entries: 2, bothNamed: 0.5, oneNamed: 1 },
  taxonomy: { sure: 1.2, shared: 1, entries: 1, bothNamed: 0.25, oneNamed: 0.8 },
} as const;

export const keyOf = (words: readonly Word[], language: KnownLanguage): string =>
  `${language} ${nameKey(words, language)}`;

/** An occupation's skills are normalised as if it had at least this many, because a shorter list is hardly complete. */
const MIN_NEEDED = 6;
/** Max bilingual counterparts of an occupation. */
const MAX_BRIDGES = 12;

interface Learnt {
  readonly concepts: readonly PreparedConcept[];
  readonly space: LatentSpace;
  /** Vectors of all concepts, row by row. */
  readonly places: Float32Array;
  /** Null for a concept that is bilingual itself. */
  readonly counterparts: (concept: number) => readonly Pivot[] | null;
  readonly learntFrom: keyof typeof trust;
}

export function topicModelOf({ concepts, space, places, counterparts, learntFrom }: Learnt): TopicModel {
  const chosen = [...concepts.keys()].filter((at) => concepts[at]!.concept.kind === 'occupation');
  const own = new Float32Array(chosen.length * space.rank);
  for (const [row, at] of chosen.entries()) {
    own.set(places.subarray(at * space.rank, (at + 1) * space.rank), row * space.rank);
  }
  const rowOf = new Map(chosen.map((at, row) => [at, row]));
  const bridges = chosen.map((at, row): readonly Entry[] => {
    const others = counterparts(at);
    if (others === null) return [[row, 1]];
    return others
      .slice(0, MAX_BRIDGES)
      .flatMap(({ concept, likeness }): Entry[] => (rowOf.has(concept) ? [[rowOf.get(concept)!, likeness]] : []));
  });
  const { neededBy, skills } = needsOf(concepts, chosen);
  return {
    space,
    ids: chosen.map((at) => concepts[at]!.concept.id),
    places: own,
    bridges: rowsOf(bridges),
    neededBy: rowsOf(neededBy),
    occupationNames: keyTableOf(namesOf(concepts, chosen)),
    skillNames: keyTableOf(namesOf(concepts, skills)),
    learntFrom,
  };
}

type Entry = readonly [number: number, value: number];

function rowsOf(rows: readonly (readonly Entry[])[]): Rows {
  const starts = new Int32Array(rows.length + 1);
  for (const [at, row] of rows.entries()) starts[at + 1] = starts[at]! + row.length;
  const all = rows.flat();
  return {
    starts,
    numbers: Int32Array.from(all, ([number]) => number),
    values: Float32Array.from(all, ([, value]) => value),
  };
}

function* namesOf(concepts: readonly PreparedConcept[], chosen: readonly number[]): Generator<[string, number]> {
  for (const [row, at] of chosen.entries()) {
    for (const { words, language } of concepts[at]!.names) yield [keyOf(words, language), row];
  }
}

/** Skills that occupations need. A skill that few of them need is better evidence. */
function needsOf(
  concepts: readonly PreparedConcept[],
  occupations: readonly number[],
): {
  readonly neededBy: readonly (readonly Entry[])[];
  readonly skills: readonly number[];
} {
  const at = new Map(concepts.map(({ concept }, index) => [concept.id, index]));
  const isSkill = (index: number | undefined): index is number =>
    index !== undefined && concepts[index]!.concept.kind === 'skill';
  const needed = occupations.map((index) =>
    [...new Set(concepts[index]!.concept.near)].map((id) => at.get(id)).filter(isSkill),
  );
  const counts = new Map<number, number>();
  for (const skill of needed.flat()) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  const skills = [...counts.keys()];
  const rowOf = new Map(skills.map((skill, row) => [skill, row]));
  const square = (skill: number): number => Math.log(1 + occupations.length / counts.get(skill)!) ** 2;
  const needs = needed.map((all) => {
    const whole = all.reduce((sum, skill) => sum + square(skill), 0) * Math.max(1, MIN_NEEDED / all.length);
    return all.map((skill): Entry => [rowOf.get(skill)!, square(skill) / whole]);
  });
  const neededBy: Entry[][] = skills.map(() => []);
  for (const [row, all] of needs.entries()) for (const [skill, share] of all) neededBy[skill]!.push([row, share]);
  return { neededBy, skills };
}
