import { BestFound } from './best-found.js';
import type { Enquiry, Sought, Weighing } from './enquiry.js';
import { FactTable } from './fact-table.js';
import { type Help, HelperLost, type Helpers } from './helpers.js';
import { BLOCK, type PostingList, PostingLists, WEIGHT_STEPS } from './posting-lists.js';
import type { Found, Question, Subject } from './question.js';
import { Reading } from './reading.js';
import { Search } from './search.js';
import { SharedPoints } from './shared-points.js';
import { Shortlist } from './shortlist.js';
import { SubjectIds } from './subject-ids.js';

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
  readonly #helpers: Helpers | null;
  /** Of one block while a question is answered. */
  readonly #shared = new SharedPoints(BLOCK);
  readonly #list = new Shortlist(this.#shared);

  /**
   * @param fullRelevance share of skills or occupation from which on experience counts in full.
   * @param helpers threads that read along where there are very many.
   */
  constructor(
    facts: number,
    read: (text: string, position: number) => Fact,
    fullRelevance: number,
    helpers: Helpers | null = null,
  ) {
    this.#facts = new FactTable(facts, read);
    this.#fullRelevance = fullRelevance;
    this.#helpers = helpers;
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
   * Who shares any term and has most points, best first. Ties are ordered by `inTurn`.
   *
   * @param except who is left out.
   */
  find(
    question: Question<Fact>,
    limit: number,
    { except = new Set(), turn = 0 }: { readonly except?: ReadonlySet<string>; readonly turn?: number } = {},
  ): readonly Found[] {
    const { weighing, judge } = new Reading(question, this.#facts, this.#fullRelevance);
    const without = new Set([...except].flatMap((id) => this.#ids.find(id) ?? []));
    const sought: Sought = { wanted: limit, alive: this.#ids.alive, except: without };
    const enquiry = this.#enquiryOf(question, weighing, sought);
    const answer = (help: Help | null): BestFound => {
      const found = new BestFound(limit, (one, other) => this.#ids.compareInTurn(one, other, turn));
      new Search(enquiry, judge, found).run(this.#shared, this.#list, help);
      return found;
    };
    return this.#withHelp(enquiry, answer)
      .list()
      .map(({ doc, points }) => ({ id: this.#ids.id(doc), points }));
  }

  /** Whoever loses a thread on the way begins anew by itself. */
  #withHelp(enquiry: Enquiry, answer: (help: Help | null) => BestFound): BestFound {
    const help = this.#helpers?.ask(enquiry) ?? null;
    try {
      return answer(help);
    } catch (error) {
      if (!(error instanceof HelperLost)) throw error;
      this.#helpers?.giveUp(error);
      return answer(null);
    }
  }

  #enquiryOf(question: Question<Fact>, weighing: Weighing, sought: Sought): Enquiry {
    const { length } = this.#ids;
    const blocks = Math.ceil(length / BLOCK);
    const known: PostingList[] = [];
    const factors: number[] = [];
    const read = (terms: ReadonlyMap<string, number>): void => {
      for (const [term, points] of terms) {
        const list = this.#lists.get(term);
        if (!list || points <= 0) continue;
        known.push(list);
        factors.push(points / WEIGHT_STEPS);
      }
    };
    read(question.added);
    const adding = known.length;
    read(question.best);
    const starts = new Uint32Array(known.length * (blocks + 1));
    for (const [at, list] of known.entries()) fillStarts(starts, at * (blocks + 1), blocks, list);
    return {
      lists: known.map(({ words }) => words),
      adding,
      factors: Float64Array.from(factors),
      starts,
      ...{ weighing, sought, length, block: BLOCK, blocks },
    };
  }
}

/** Where in the list each block begins, and where the last one ends. */
function fillStarts(starts: Uint32Array, from: number, count: number, { blocks, ends }: PostingList): void {
  for (let block = 0, run = 0, end = 0; block < count; block += 1) {
    if (blocks[run] === block) end = ends[run++]!;
    starts[from + block + 1] = end;
  }
}
