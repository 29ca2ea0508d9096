import type { KnownConcept, KnownName } from '../engine/similarity/knowledge.js';
import { wordsOf } from '../engine/similarity/words.js';

/** A name is unsupported if at most this share of it occurs in the concept's main name and description. */
const UNSUPPORTED = 0.12;
/** A name is supported if another concept with it supports at least this share. */
const SUPPORTED = 0.3;
/** The main name of another concept claims the name from this likeness. */
const CLAIMED = 0.7;
/** A name is removed too if it shares at least this much with removed names. */
const IN_COMPANY = 0.5;
/** English endings: "weld" supports "welding", "inspection" supports "inspected". */
const ending = /(?:ations?|ions?|ings?|ments?|ers?|ed|al|s|e)$/;
const STEM = 7;

type Stems = ReadonlySet<string>;

const stemOf = (word: string): string => {
  const stem = word.replace(ending, '');
  return (stem.length >= 4 ? stem : word).slice(0, STEM);
};

class StemWeights {
  readonly #frequency = new Map<string, number>();
  readonly #remembered = new Map<string, string>();

  constructor(private readonly count: number) {}

  stemsOf(text: string): Stems {
    return new Set(
      wordsOf(text).map(({ en }) => {
        let stem = this.#remembered.get(en);
        if (stem === undefined) this.#remembered.set(en, (stem = stemOf(en)));
        return stem;
      }),
    );
  }

  note(stems: Stems): void {
    for (const stem of stems) this.#frequency.set(stem, (this.#frequency.get(stem) ?? 0) + 1);
  }

  /** Squared weight of a stem. */
  square(stem: string): number {
    return Math.log(1 + (this.count + 1) / ((this.#frequency.get(stem) ?? 0) + 1)) ** 2;
  }

  squareOf(stems: Stems): number {
    let sum = 0;
    for (const stem of stems) sum += this.square(stem);
    return sum;
  }

  /** Weighted share of the stems that are also in the others. */
  share(stems: Stems, others: Stems): number {
    let common = 0;
    for (const stem of stems) if (others.has(stem)) common += this.square(stem);
    return common / (this.squareOf(stems) || 1);
  }
}

/**
 * Removes wrong names. Tables merged from several sources give concepts the names of others: «employ ICT tools» for weddings. An
 * English name of a skill is removed if it has nothing in common with its main name and description while another skill has that
 * name, or if it resembles removed names.
 * A synonym that no other skill claims is kept, however different it looks.
 */
export function withoutForeignNames(concepts: readonly KnownConcept[]): readonly KnownConcept[] {
  const skills = concepts.filter(({ kind, id }) => kind === 'skill' && id.startsWith('skill/'));
  const weights = new StemWeights(skills.length);
  const mains = skills.map(({ names }) => weights.stemsOf(names.find(({ language }) => language === 'en')?.text ?? ''));
  for (const stems of mains) weights.note(stems);
  const descriptions = skills.map(({ texts }, at) => {
    const all = new Set(mains[at]);
    for (const { text, language } of texts)
      if (language === 'en') for (const stem of weights.stemsOf(text)) all.add(stem);
    return all;
  });
  const claims = new Claims(skills, mains, descriptions, weights);
  const kept = new Map(skills.map((skill, at) => [skill.id, ownNames(skill, at, { descriptions, claims, weights })]));
  return concepts.map((concept) => {
    const names = kept.get(concept.id);
    return names === undefined || names.length === concept.names.length ? concept : { ...concept, names };
  });
}

interface Judged {
  readonly descriptions: readonly Stems[];
  readonly claims: Claims;
  readonly weights: StemWeights;
}

function ownNames(
  { names }: KnownConcept,
  at: number,
  { descriptions, claims, weights }: Judged,
): readonly KnownName[] {
  const main = names.find(({ language }) => language === 'en');
  const foreign = new Set<KnownName>();
  const doubtful = new Map<KnownName, Stems>();
  const [own, company] = [new Set(descriptions[at]), new Set<string>()];
  for (const name of names) {
    if (name === main || name.language !== 'en') continue;
    const stems = weights.stemsOf(name.text);
    if (weights.share(stems, descriptions[at]!) > UNSUPPORTED) {
      for (const stem of stems) own.add(stem);
    } else if (claims.isOfAnother(name.text, stems, at)) {
      foreign.add(name);
      for (const stem of stems) company.add(stem);
    } else doubtful.set(name, stems);
  }
  for (const [name, stems] of doubtful) {
    if (weights.share(stems, company) >= IN_COMPANY && weights.share(stems, own) <= UNSUPPORTED) foreign.add(name);
  }
  return foreign.size === 0 ? names : names.filter((name) => !foreign.has(name));
}

/** Finds the skills that a name fits. */
class Claims {
  readonly #byStem = new Map<string, number[]>();
  readonly #lengths: readonly number[];
  readonly #byName = new Map<string, number[]>();

  constructor(
    skills: readonly KnownConcept[],
    mains: readonly Stems[],
    private readonly descriptions: readonly Stems[],
    private readonly weights: StemWeights,
  ) {
    for (const [at, stems] of mains.entries()) for (const stem of stems) push(this.#byStem, stem, at);
    this.#lengths = mains.map((stems) => Math.sqrt(weights.squareOf(stems)) || 1);
    for (const [at, { names }] of skills.entries()) {
      for (const { text, language } of names) if (language === 'en') push(this.#byName, text.toLowerCase(), at);
    }
  }

  isOfAnother(name: string, stems: Stems, at: number): boolean {
    const others = this.#byName.get(name.toLowerCase()) ?? [];
    if (others.some((other) => other !== at && this.weights.share(stems, this.descriptions[other]!) >= SUPPORTED))
      return true;
    const sums = new Map<number, number>();
    for (const stem of stems) {
      const square = this.weights.square(stem);
      for (const other of this.#byStem.get(stem) ?? []) sums.set(other, (sums.get(other) ?? 0) + square);
    }
    const length = Math.sqrt(this.weights.squareOf(stems)) || 1;
    for (const [other, sum] of sums) {
      if (other !== at && sum / (length * this.#lengths[other]!) >= CLAIMED) return true;
    }
    return false;
  }
}

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
