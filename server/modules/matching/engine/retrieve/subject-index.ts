import { BestFound } from './best-found.js';
import { ByteReader, ByteWriter, UnreadableBytes } from './bytes.js';
import type { Enquiry, RetrievalScope, Weighing } from './enquiry.js';
import { FactTable } from './fact-table.js';
import { type Help, HelperLost, type Helpers } from './helpers.js';
import { BLOCK, type PostingList, PostingLists, WEIGHT_STEPS } from './posting-lists.js';
import type { Found, Question, Subject } from './question.js';
import { Reading } from './reading.js';
import { Search } from './search.js';
import { SharedPoints } from './shared-points.js';
import { Shortlist } from './shortlist.js';
import { SubjectIds } from './subject-ids.js';

/** Gaps are closed if there are more of them than this, and more than this share of all numbers. */
const MIN_GAPS = 1_000;
const MAX_GAPS = 0.2;
/** Change it with the form of {@link SubjectIndex.toBytes}, or with what one of its numbers means. */
const FORM = 1;
/** Read in another byte order, it is another number. */
const BYTE_ORDER = 0x01_02_03_04;

/**
 * Inverted index in memory that finds the subjects with the most points among very many. Subjects change one at a time; a removed
 * one leaves a gap, closed when there are many.
 * Deterministic: equal content and questions give equal answers, in whatever order the content was added.
 *
 * @typeParam Fact the parsed form of a fact, parsed once per distinct text.
 */
export class SubjectIndex<Fact> {
  readonly #ids = new SubjectIds();
  readonly #lists = new PostingLists();
  readonly #facts: FactTable<Fact>;
  readonly #fullRelevance: number;
  readonly #helpers: Helpers | null;
  /** Reused for each block of a question. */
  readonly #shared = new SharedPoints(BLOCK);
  readonly #list = new Shortlist(this.#shared);

  /**
   * @param fullRelevance share of skills or occupation from which experience counts in full.
   * @param helpers threads that help to read a large index.
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

  /** Memory in bytes, without the dictionaries of terms and values. */
  get bytes(): number {
    return this.#facts.bytes + this.#ids.bytes + this.#lists.bytes;
  }

  /** Adds a subject or replaces it. */
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
    if (gaps > MIN_GAPS && gaps > this.#ids.length * MAX_GAPS) this.compact();
  }

  has(id: string): boolean {
    return this.#ids.find(id) !== null;
  }

  /** Closes gaps and frees memory that was allocated in advance. */
  compact(): void {
    const numbers = this.#ids.compact();
    this.#lists.compact(numbers);
    this.#facts.compact(numbers, this.#ids.length);
  }

  /** Only an index with the same format reads the bytes. */
  get format(): string {
    return [FORM, BLOCK, WEIGHT_STEPS, this.#facts.width].join('.');
  }

  /** The content as it is in memory. It closes gaps first, because the terms and facts of removed subjects must not be stored. */
  toBytes(): Uint8Array {
    if (this.#ids.living < this.#ids.length) this.compact();
    const out = new ByteWriter();
    out.number(BYTE_ORDER);
    out.texts([this.format]);
    this.#ids.write(out);
    this.#lists.write(out);
    this.#facts.write(out, this.#ids.length);
    return out.join();
  }

  /**
   * Replaces the content with that of {@link toBytes}. Afterwards it answers like the index that was written. After an error, the
   * content is undefined.
   *
   * @throws UnreadableBytes
   */
  fromBytes(bytes: Uint8Array): void {
    const from = new ByteReader(bytes);
    if (from.number() !== BYTE_ORDER || from.texts()[0] !== this.format) throw new UnreadableBytes();
    this.#ids.read(from);
    this.#lists.read(from);
    this.#facts.read(from, this.#ids.length);
    if (!from.isAtEnd) throw new UnreadableBytes();
  }

  /**
   * The subjects that share a term with the question and have the most points, best first. Ties are ordered by `inTurn`.
   *
   * @param except ids to leave out.
   */
  find(
    question: Question<Fact>,
    limit: number,
    { except = new Set(), turn = 0 }: { readonly except?: ReadonlySet<string>; readonly turn?: number } = {},
  ): readonly Found[] {
    const { weighing, judge } = new Reading(question, this.#facts, this.#fullRelevance);
    const without = new Set([...except].flatMap((id) => this.#ids.find(id) ?? []));
    const scope: RetrievalScope = { wanted: limit, alive: this.#ids.alive, except: without };
    const enquiry = this.#enquiryOf(question, weighing, scope);
    const answer = (help: Help | null): BestFound => {
      const found = new BestFound(limit, (one, other) => this.#ids.compareInTurn(one, other, turn));
      new Search(enquiry, judge, found).run(this.#shared, this.#list, help);
      return found;
    };
    return this.#withHelp(enquiry, answer)
      .list()
      .map(({ doc, points }) => ({ id: this.#ids.id(doc), points }));
  }

  /** Repeats the search without threads if one of them is lost. */
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

  #enquiryOf(question: Question<Fact>, weighing: Weighing, scope: RetrievalScope): Enquiry {
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
      ...{ weighing, scope, length, block: BLOCK, blocks },
    };
  }
}

/** Offset of each block in the list, and the end of the last one. */
function fillStarts(starts: Uint32Array, from: number, count: number, { blocks, ends }: PostingList): void {
  for (let block = 0, run = 0, end = 0; block < count; block += 1) {
    if (blocks[run] === block) end = ends[run++]!;
    starts[from + block + 1] = end;
  }
}
