import { BestFound } from './best-found.js';
import { FactColumn } from './fact-column.js';
import { type PostingList, PostingLists, WEIGHT_STEPS } from './posting-lists.js';
import { SubjectIds } from './subject-ids.js';

/** Somebody to be found. */
export interface Subject {
  /** A UUID. */
  readonly id: string;
  /** By what they are found, and how much of it they have or ask, 0..1. */
  readonly terms: ReadonlyMap<string, number>;
  /** What else counts, one text for each fact, in one order for everybody; '' where nothing is known. */
  readonly facts: readonly string[];
}

/** How many points each can bring at most. */
export interface Ceilings {
  readonly skills: number;
  readonly occupation: number;
  /** By position of the fact. */
  readonly facts: readonly number[];
  /** All facts together. */
  readonly allFacts: number;
}

/** What somebody asks of everybody in an index. Points of a term are its weight here times its weight there. */
export interface Question<Fact> {
  /** Terms whose points add up. */
  readonly added: ReadonlyMap<string, number>;
  /** Terms of which only the best counts. */
  readonly best: ReadonlyMap<string, number>;
  /** @param fact the one at {@link CEILINGS_FACT}. */
  ceilings(fact: Fact): Ceilings;
  /** 0..1 of what the fact at that position can bring. */
  credit(fact: Fact, position: number): number;
}

export interface Found {
  readonly id: string;
  readonly points: number;
}

/** The fact that says how points are shared out, and the one that counts by how relevant the rest is. */
export const CEILINGS_FACT = 0;
export const EXPERIENCE_FACT = 1;

/** More than what is lost where figures of different precision are added up in another order. */
const SLACK = 1e-4;
/** So many at a time, so that what is added up stays in the processor's cache. */
const BLOCK = 16_384;
/** How finely it is counted how many share how many points, up to 128 of them. */
const STEPS_A_POINT = 8;
const SPREAD = 1_024;
/** Gaps are closed when there are more of them than this, and more than this share of everybody. */
const FEWEST_GAPS = 1_000;
const MOST_GAPS = 0.2;

/**
 * Who shares most with somebody, among very many: an inverted index in memory. It changes one subject at a time; whoever is
 * removed or replaced leaves a gap that is closed when there are many. No framework, no clock, no chance: equal content and
 * equal questions give equal answers, whatever the order in which the content came.
 *
 * @typeParam Fact what the text of a fact is read as, once for each text that occurs.
 */
export class SubjectIndex<Fact> {
  readonly #ids = new SubjectIds();
  readonly #lists = new PostingLists();
  readonly #facts: readonly FactColumn<Fact>[];
  readonly #fullRelevance: number;
  /** Points of everybody while a question is answered, nothing in between. */
  #added = new Float32Array(0);
  #best = new Float32Array(0);

  /** @param fullRelevance share of skills or occupation from which on experience counts in full. */
  constructor(facts: number, read: (text: string, position: number) => Fact, fullRelevance: number) {
    this.#facts = Array.from({ length: facts }, (_, position) => new FactColumn((text) => read(text, position)));
    this.#fullRelevance = fullRelevance;
  }

  get size(): number {
    return this.#ids.living;
  }

  get postings(): number {
    return this.#lists.count;
  }

  /** What it takes, without the dictionaries of terms and values. */
  get bytes(): number {
    return this.#facts.reduce((sum, { bytes }) => sum + bytes, this.#ids.bytes + this.#lists.bytes);
  }

  /** Adds somebody, in place of what was known of them before. */
  put({ id, terms, facts }: Subject): void {
    this.remove(id);
    const doc = this.#ids.add(id);
    for (const [term, weight] of terms) this.#lists.add(term, doc, weight);
    for (const [position, column] of this.#facts.entries()) column.set(doc, facts[position] ?? '');
  }

  remove(id: string): void {
    const doc = this.#ids.find(id);
    if (doc === null) return;
    this.#ids.remove(doc);
    const gaps = this.#ids.length - this.#ids.living;
    if (gaps > FEWEST_GAPS && gaps > this.#ids.length * MOST_GAPS) this.compact();
  }

  has(id: string): boolean {
    return this.#ids.find(id) !== null;
  }

  /** Closes the gaps and gives back memory that was taken in advance. */
  compact(): void {
    const numbers = this.#ids.compact();
    this.#lists.compact(numbers);
    for (const column of this.#facts) column.compact(numbers, this.#ids.length);
  }

  /**
   * Who shares any term and has most points, best first; of equals the lower id.
   *
   * @param except who is left out.
   */
  find(question: Question<Fact>, limit: number, except: ReadonlySet<string> = new Set()): readonly Found[] {
    const added = this.#listsOf(question.added);
    const best = this.#listsOf(question.best);
    const without = new Set([...except].map((id) => this.#ids.find(id)));
    const found = new BestFound(limit, (one, other) => this.#ids.compare(one, other));
    const reading = new Reading(question, this.#facts, this.#fullRelevance);
    const { length } = this.#ids;
    if (this.#added.length < length) {
      this.#added = new Float32Array(Math.ceil(length * 1.25));
      this.#best = new Float32Array(Math.ceil(length * 1.25));
    }
    const spread = new Uint32Array(SPREAD);
    for (let from = 0; from < length; from += BLOCK) {
      const to = Math.min(from + BLOCK, length);
      addUp(added, this.#added, to);
      keepBest(best, this.#best, to);
      this.#count(spread, from, to);
    }
    // Those who share most come first, so that it is soon known what the others would have to reach.
    const least = leastOf(spread, limit);
    this.#select(least, Infinity, { reading, found, without });
    this.#select(0, least, { reading, found, without });
    this.#added.fill(0, 0, length);
    this.#best.fill(0, 0, length);
    return found.list().map(({ doc, points }) => ({ id: this.#ids.id(doc), points }));
  }

  #count(spread: Uint32Array, from: number, to: number): void {
    const added = this.#added;
    const best = this.#best;
    for (let doc = from; doc < to; doc += 1) {
      const shared = added[doc]! + best[doc]!;
      if (shared > 0) spread[Math.min(SPREAD - 1, Math.floor(shared * STEPS_A_POINT))]! += 1;
    }
  }

  /** Offers whoever shares so many points, at least and below, and can still be among the best. */
  #select(
    least: number,
    below: number,
    { reading, found, without }: { reading: Reading<Fact>; found: BestFound; without: ReadonlySet<number | null> },
  ): void {
    const { alive, length } = this.#ids;
    const added = this.#added;
    const best = this.#best;
    let threshold = found.threshold - SLACK;
    let needed = Math.max(least, reading.sharedFor(threshold));
    for (let doc = 0; doc < length; doc += 1) {
      const shared = added[doc]! + best[doc]!;
      if (shared < needed || shared === 0 || shared >= below || alive[doc] !== 1) continue;
      const points = reading.pointsOf(doc, added[doc]!, best[doc]!, threshold);
      if (points < threshold || without.has(doc)) continue;
      found.offer(doc, points);
      threshold = found.threshold - SLACK;
      needed = Math.max(least, reading.sharedFor(threshold));
    }
  }

  #listsOf(terms: ReadonlyMap<string, number>): Walk[] {
    return [...terms].flatMap(([term, weight]) => {
      const list = this.#lists.get(term);
      return list && weight > 0 ? [{ list, factor: weight / WEIGHT_STEPS, at: 0 }] : [];
    });
  }
}

/** A list on the way through it. */
interface Walk {
  readonly list: PostingList;
  readonly factor: number;
  at: number;
}

function addUp(walks: readonly Walk[], into: Float32Array, to: number): void {
  for (const walk of walks) {
    const { docs, weights, length } = walk.list;
    const { factor } = walk;
    let { at } = walk;
    for (; at < length; at += 1) {
      const doc = docs[at]!;
      if (doc >= to) break;
      into[doc]! += factor * weights[at]!;
    }
    walk.at = at;
  }
}

function keepBest(walks: readonly Walk[], into: Float32Array, to: number): void {
  for (const walk of walks) {
    const { docs, weights, length } = walk.list;
    const { factor } = walk;
    let { at } = walk;
    for (; at < length; at += 1) {
      const doc = docs[at]!;
      if (doc >= to) break;
      const points = factor * weights[at]!;
      if (points > into[doc]!) into[doc] = points;
    }
    walk.at = at;
  }
}

/** From how many shared points on there are as many as are wanted. */
function leastOf(spread: Uint32Array, wanted: number): number {
  let step = SPREAD - 1;
  for (let count = spread[step]!; step > 0 && count < wanted; count += spread[step]!) step -= 1;
  return step / STEPS_A_POINT;
}

/** Where in a row of ceilings these stand, after those of the facts. */
const SKILLS = 0;
const OCCUPATION = 1;
const ALL_FACTS = 2;
const FIRST_FACT = 3;

/** What one question makes of the facts: worked out for a value when the first one who has it is looked at. */
class Reading<Fact> {
  /** Nobody gets more than this by experience … */
  readonly #mostByExperience: number;
  /** … and by the other facts. */
  readonly #mostByOthers: number;
  /** What one shared point opens of experience, which counts by how relevant it is. */
  readonly #opened: number;
  readonly #question: Question<Fact>;
  readonly #columns: readonly FactColumn<Fact>[];
  readonly #fullRelevance: number;
  /** A row for each way of sharing points out. */
  readonly #ceilings: Float64Array;
  readonly #width: number;
  readonly #numbers: readonly Uint32Array[];
  readonly #credits: readonly Float64Array[];

  constructor(question: Question<Fact>, columns: readonly FactColumn<Fact>[], fullRelevance: number) {
    this.#question = question;
    this.#columns = columns;
    this.#fullRelevance = fullRelevance;
    this.#numbers = columns.map(({ numbers }) => numbers);
    this.#credits = columns.map(({ values }) => new Float64Array(values.length).fill(Number.NaN));
    this.#width = FIRST_FACT + columns.length;
    // There are few ways to share points out; of the other facts there are thousands of values.
    const rows = (columns[CEILINGS_FACT]?.values ?? []).map((fact) => question.ceilings(fact));
    this.#ceilings = Float64Array.from(
      rows.flatMap(({ skills, occupation, allFacts, facts }) => [
        ...[skills, occupation, allFacts],
        ...columns.map((_column, position) => facts[position] ?? 0),
      ]),
    );
    const experience = rows.map(({ facts }) => facts[EXPERIENCE_FACT] ?? 0);
    this.#mostByExperience = Math.max(0, ...experience);
    this.#mostByOthers = Math.max(0, ...rows.map(({ allFacts }, at) => allFacts - (experience[at] ?? 0)));
    const whole = Math.min(
      ...rows.flatMap(({ skills, occupation }) => [skills, occupation]).filter((most) => most > 0),
    );
    this.#opened = this.#mostByExperience / (whole * fullRelevance);
  }

  /** Who shares less than this cannot reach so many points, whatever the facts are. */
  sharedFor(points: number): number {
    const missing = points - this.#mostByOthers;
    return Math.max(missing / (1 + this.#opened), missing - this.#mostByExperience);
  }

  /** All points of somebody, or fewer than `least` as soon as it is clear that there are fewer. */
  pointsOf(doc: number, added: number, best: number, least: number): number {
    const ceilings = this.#ceilings;
    const row = this.#numbers[CEILINGS_FACT]![doc]! * this.#width;
    const skills = ceilings[row + SKILLS]!;
    const occupation = ceilings[row + OCCUPATION]!;
    const share = Math.max(skills > 0 ? added / skills : 0, occupation > 0 ? best / occupation : 0);
    const counts = Math.min(1, share / this.#fullRelevance);
    let points = added + best;
    let open = ceilings[row + ALL_FACTS]! - (1 - counts) * ceilings[row + FIRST_FACT + EXPERIENCE_FACT]!;
    for (let position = EXPERIENCE_FACT; position < this.#numbers.length; position += 1) {
      if (points + open < least) return points;
      const most = ceilings[row + FIRST_FACT + position]! * (position === EXPERIENCE_FACT ? counts : 1);
      if (most === 0) continue;
      const number = this.#numbers[position]![doc]!;
      let credit = this.#credits[position]![number]!;
      if (Number.isNaN(credit)) {
        credit = this.#question.credit(this.#columns[position]!.values[number]!, position);
        this.#credits[position]![number] = credit;
      }
      points += most * credit;
      open -= most;
    }
    return points;
  }
}
