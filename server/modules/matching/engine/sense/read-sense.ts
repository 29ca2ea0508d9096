import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerField } from '../analysis/claims.js';
import type { LinkedText } from '../link/link-text.js';
import type { Sentence } from '../link/sentences.js';
import type { Ontology } from '../ontology/ontology.js';
import { dot, lengthOf, normalise } from '../similarity/latent-space.js';
import { topOf } from '../similarity/top-of.js';
import { wordsOf } from '../similarity/words.js';
import { isOwnWork, isPersonal, sentencesOfWork, stemOf, wordsBetween } from './heard-words.js';
import { ownersOf } from './key-table.js';
import { keyOf, type Rows, type SenseModel } from './sense-model.js';

/** Which occupations a text is about, and where it stands in the space of words. */
export interface Sense {
  /** By number of a bilingual occupation, (0..1]. */
  readonly about: ReadonlyMap<number, number>;
  /** Length 1, or nothing but zeros. */
  readonly place: Float32Array;
  /** Places of single entries of a list. */
  readonly entries: readonly Float32Array[];
}

type Weights = Map<number, number>;

const TITLE_COUNT = 3;
const MOST_ABOUT = 24;
const MOST_MEANT = 8;
const MOST_OF_SCHEME = 3;
const LEAST_MEANT = 0.3;
const MOST_LOOKED_AT = 40;
/** Of those that a text may mean the nearest is usually the one. */
const SHARPNESS = 10;
const LEAST_SHARE = 0.1;
/** How much a text is drawn towards what it means in a bilingual classification, beside what it means itself. */
const BY_BRIDGE = 0.5;
/** Names that are nearly a title's, down to which likeness. */
const NEAR_TITLES = { least: 0.45, most: 8 } as const;
/** Listed skills tell of an occupation when they are such a share of what it needs. */
const LEAST_NEEDED = 0.15;

/** What a person writes in prose and as a title. */
export function readProseSense(fields: readonly SeekerField[], model: SenseModel, ontology: Ontology): Sense {
  const reader = new Reader(model);
  const written = fields.filter(({ source }) => source !== 'skills');
  const opening = written.find(({ source }) => source === 'title' || source === 'experience');
  const title = opening && titleIn(opening);
  if (title) reader.name(title.text, title.at, null, ontology);
  for (const field of written) {
    for (const sentence of field.source === 'title' ? [] : sentencesOfWork(field))
      reader.hear(field.text, sentence, sentence.language, true);
  }
  const { about, place } = reader.sense();
  return { about: strongest(about), place, entries: [] };
}

/** The same with what stands in the list of skills: another entry never makes anything less. */
export function withListedSkills(prose: Sense, fields: readonly SeekerField[], model: SenseModel): Sense {
  const listed = fields.filter(({ source }) => source === 'skills');
  if (listed.length === 0) return prose;
  const reader = new Reader(model);
  const about = new Map(prose.about);
  raise(about, reader.needing(listed.map(({ text }) => text.text)));
  return { about, place: prose.place, entries: listed.map(({ text }) => reader.placeOfEntry(text)) };
}

/** What a posting is about. */
export function readJobSense(job: JobAnalysis, model: SenseModel, ontology: Ontology): Sense {
  const reader = new Reader(model);
  const { language } = job.job;
  for (const { source, text } of job.fields) {
    const all = { start: 0, end: text.text.length, language };
    if (source === 'title') reader.name(text, all, language, ontology);
    else for (const sentence of text.sentences) reader.hear(text, sentence, language, false);
  }
  const { about, place } = reader.sense();
  return { about: strongest(about), place, entries: [] };
}

const LONGEST_TITLE = 8;
/** A title, or the short sentence that people begin with. */
function titleIn(field: SeekerField): { text: LinkedText; at: Sentence } | null {
  const { text, source } = field;
  const isTitle = source === 'title';
  const [first] = text.sentences;
  const at = isTitle ? { start: 0, end: text.text.length, language: null } : first;
  if (!at || isPersonal(text.text.slice(at.start, at.end)) || !isOwnWork(field, at)) return null;
  return isTitle || wordsBetween(text, at, false).length <= LONGEST_TITLE ? { text, at } : null;
}

/** Gathers what one text says. */
class Reader {
  readonly #bag = new Map<string, number>();
  /** Occupations that are named. */
  readonly #named: Weights = new Map();

  constructor(private readonly model: SenseModel) {}

  name(text: LinkedText, at: Sentence, language: 'fr' | 'en' | null, ontology: Ontology): void {
    const { occupationNames } = this.model;
    this.#add(text, at, language, false, TITLE_COUNT);
    const title = text.text.slice(at.start, at.end);
    const words = wordsOf(title);
    for (const each of ['fr', 'en'] as const) {
      for (const owner of ownersOf(occupationNames, keyOf(words, each))) this.#named.set(owner, 1);
    }
    for (const { id, likeness } of ontology.nearTitles().find(title, NEAR_TITLES)) {
      for (const owner of this.#numbersOf(id)) raiseOne(this.#named, owner, likeness);
    }
  }

  hear(text: LinkedText, at: Sentence, language: 'fr' | 'en' | null, isProse: boolean): void {
    this.#add(text, at, language, isProse, 1);
  }

  sense(): Pick<Sense, 'about' | 'place'> {
    const place = this.model.space.place(this.#bag);
    const named = shared(this.#named);
    this.#draw(place, named, 1);
    normalise(place);
    const meant = shared(this.#meant(place));
    const bridged = this.#bridged(meant);
    this.#draw(place, meant, 1);
    this.#draw(place, bridged, BY_BRIDGE);
    const about = this.#bridged(named);
    for (const [owner, weight] of bridged) about.set(owner, (about.get(owner) ?? 0) + weight);
    return { about, place: normalise(place) };
  }

  /** Occupations of which listed skills are much of what they need. */
  needing(entries: readonly string[]): Weights {
    const { skillNames, neededBy } = this.model;
    const known = new Set<number>();
    for (const entry of entries) {
      const words = wordsOf(entry);
      for (const each of ['fr', 'en'] as const)
        for (const skill of ownersOf(skillNames, keyOf(words, each))) known.add(skill);
    }
    const met: Weights = new Map();
    for (const skill of known) each(neededBy, skill, (owner, share) => met.set(owner, (met.get(owner) ?? 0) + share));
    const all: Weights = new Map();
    for (const [owner, share] of met) {
      if (share < LEAST_NEEDED) continue;
      for (const [other, weight] of this.#bridged(new Map([[owner, share ** 2]]))) raiseOne(all, other, weight);
    }
    return all;
  }

  placeOfEntry(text: LinkedText): Float32Array {
    const bag = new Map<string, number>();
    for (const token of wordsBetween(text, { start: 0, end: text.text.length, language: null }, false)) {
      const stem = stemOf(token, null, this.model.space);
      if (stem !== null) bag.set(stem, (bag.get(stem) ?? 0) + 1);
    }
    return this.model.space.place(bag);
  }

  #add(text: LinkedText, at: Sentence, language: 'fr' | 'en' | null, isProse: boolean, count: number): void {
    for (const token of wordsBetween(text, at, isProse)) {
      const stem = stemOf(token, language, this.model.space);
      if (stem !== null) this.#bag.set(stem, (this.#bag.get(stem) ?? 0) + count);
    }
  }

  /** Occupations that stand near, some of each classification: one in the language of the text alone would drown the bridge. */
  #meant(place: Float32Array): Weights {
    const { ids, places, space } = this.model;
    const near = new Float32Array(ids.length);
    if (lengthOf(place) === 0) return new Map();
    for (let at = 0; at < near.length; at += 1) near[at] = dot(place, places, at * space.rank);
    const counts = new Map<string, number>();
    const chosen = topOf(near, MOST_LOOKED_AT).filter((at) => {
      if (near[at]! < LEAST_MEANT) return false;
      const scheme = ids[at]!.slice(0, ids[at]!.indexOf('/'));
      counts.set(scheme, (counts.get(scheme) ?? 0) + 1);
      return counts.get(scheme)! <= MOST_OF_SCHEME;
    });
    return new Map([...chosen].slice(0, MOST_MEANT).map((at) => [at, near[at]!]));
  }

  #bridged(all: ReadonlyMap<number, number>): Weights {
    const heard: Weights = new Map();
    for (const [owner, weight] of all) {
      each(this.model.bridges, owner, (other, share) => heard.set(other, (heard.get(other) ?? 0) + weight * share));
    }
    return heard;
  }

  #draw(place: Float32Array, towards: ReadonlyMap<number, number>, share: number): void {
    const { space, places } = this.model;
    for (const [owner, weight] of towards) {
      const from = owner * space.rank;
      for (let k = 0; k < space.rank; k += 1) place[k]! += share * weight * places[from + k]!;
    }
  }

  /** The lexicon's own occupations bear its name where a taxonomy stands beside it. */
  #numbersOf(id: string): readonly number[] {
    return numbersIn(this.model, id);
  }
}

const numbers = new WeakMap<SenseModel, ReadonlyMap<string, number>>();

function numbersIn(model: SenseModel, id: string): readonly number[] {
  let known = numbers.get(model);
  if (!known) numbers.set(model, (known = new Map(model.ids.map((each, at) => [each, at]))));
  return [id, `lexicon/${id}`].flatMap((each) => known.get(each) ?? []);
}

function each(
  { starts, numbers: owners, values }: Rows,
  row: number,
  tell: (number: number, value: number) => void,
): void {
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) tell(owners[at]!, values[at]!);
}

function raiseOne(all: Weights, owner: number, weight: number): void {
  if (weight > (all.get(owner) ?? 0)) all.set(owner, weight);
}

function raise(all: Weights, others: ReadonlyMap<number, number>): void {
  for (const [owner, weight] of others) raiseOne(all, owner, weight);
}

/** How much each is listened to; all together as much as the best one is near. */
function shared(all: ReadonlyMap<number, number>): Weights {
  const best = Math.max(0, ...all.values());
  const shares = [...all]
    .map(([owner, likeness]) => [owner, (likeness / best) ** SHARPNESS] as const)
    .filter(([, share]) => share >= LEAST_SHARE);
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  return new Map(shares.map(([owner, share]) => [owner, (best * share) / whole]));
}

function strongest(all: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const sorted = [...all].sort(([one, a], [other, b]) => b - a || one - other).slice(0, MOST_ABOUT);
  return new Map(sorted.map(([owner, weight]) => [owner, Math.min(1, weight)]));
}
