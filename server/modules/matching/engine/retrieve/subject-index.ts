import { BestFound } from './best-found.js';
import { FactTable } from './fact-table.js';
import { PostingLists } from './posting-lists.js';
import type { Found, Question, Subject } from './question.js';
import { Reading } from './reading.js';
import { addUp, BLOCK, keepBest, type Walk, walkOf } from './shared-points.js';
import { SubjectIds } from './subject-ids.js';

/** More than what is lost where figures of different precision are added up in another order. */
const SLACK = 1e-4;
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
  readonly #facts: FactTable<Fact>;
  readonly #fullRelevance: number;
  /** Points of one block while a question is answered, nothing in between. */
  readonly #added = new Float32Array(BLOCK);
  readonly #best = new Float32Array(BLOCK);

  /** @param fullRelevance share of skills or occupation from which on experience counts in full. */
  constructor(facts: number, read: (text: string, position: number) => Fact, fullRelevance: number) {
    this.#facts = new FactTable(facts, read);
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
    return this.#facts.bytes + this.#ids.bytes + this.#lists.bytes;
  }

  /** Adds somebody, in place of what was known of them before. */
  put({ id, terms, facts }: Subject): void {
    this.remove(id);
    const doc = this.#ids.add(id);
    for (const [term, weight] of terms) this.#lists.add(term, doc, weight);
    this.#facts.set(doc, facts);
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
    this.#facts.compact(numbers, this.#ids.length);
  }

  /**
   * Who shares any term and has most points, best first; of equals the lower id.
   *
   * @param except who is left out.
   */
  find(question: Question<Fact>, limit: number, except: ReadonlySet<string> = new Set()): readonly Found[] {
    const added = this.#walksOf(question.added);
    const best = this.#walksOf(question.best);
    const without = new Set([...except].map((id) => this.#ids.find(id)));
    const found = new BestFound(limit, (one, other) => this.#ids.compare(one, other));
    const reading = new Reading(question, this.#facts, this.#fullRelevance);
    const { length } = this.#ids;
    for (let from = 0; from < length; from += BLOCK) {
      const to = Math.min(from + BLOCK, length);
      addUp(added, this.#added, from, to);
      keepBest(best, this.#best, from, to);
      this.#select(from, to, { reading, found, without });
      this.#added.fill(0);
      this.#best.fill(0);
    }
    return found.list().map(({ doc, points }) => ({ id: this.#ids.id(doc), points }));
  }

  /** Offers whoever of a block can still be among the best. */
  #select(
    from: number,
    to: number,
    { reading, found, without }: { reading: Reading<Fact>; found: BestFound; without: ReadonlySet<number | null> },
  ): void {
    const { alive } = this.#ids;
    const added = this.#added;
    const best = this.#best;
    let threshold = found.threshold - SLACK;
    let needed = reading.sharedFor(threshold);
    for (let at = 0; at < to - from; at += 1) {
      const shared = added[at]! + best[at]!;
      if (shared < needed || shared === 0 || alive[from + at] !== 1) continue;
      const points = reading.pointsOf(from + at, added[at]!, best[at]!, threshold);
      if (points < threshold || without.has(from + at)) continue;
      found.offer(from + at, points);
      threshold = found.threshold - SLACK;
      needed = reading.sharedFor(threshold);
    }
  }

  #walksOf(terms: ReadonlyMap<string, number>): Walk[] {
    return [...terms].flatMap(([term, points]) => {
      const list = this.#lists.get(term);
      return list && points > 0 ? [walkOf(list, points)] : [];
    });
  }
}
