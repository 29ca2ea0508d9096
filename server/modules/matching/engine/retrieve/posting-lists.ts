/** Weights are kept as whole numbers: a step is small beside what rounding a score to whole points loses. */
export const WEIGHT_STEPS = 32_768;
const MOST_STEPS = 65_535;

/** Who has one term, in the order of their numbers, and how much of it. */
export interface PostingList {
  docs: Uint32Array;
  /** In {@link WEIGHT_STEPS}. */
  weights: Uint16Array;
  length: number;
}

const FIRST_ROOM = 4;
const GROWTH = 1.5;

/** The inverted index itself: from a term to the numbers of those who have it. Numbers only ever grow, so lists stay in order. */
export class PostingLists {
  readonly #lists = new Map<string, PostingList>();
  #count = 0;

  /** How many postings there are, those of removed numbers included until {@link compact}. */
  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    let bytes = 0;
    for (const { docs, weights } of this.#lists.values()) bytes += docs.byteLength + weights.byteLength;
    return bytes;
  }

  /** @param doc no lower than any that was added before. */
  add(term: string, doc: number, weight: number): void {
    const steps = Math.min(MOST_STEPS, Math.round(weight * WEIGHT_STEPS));
    if (!(steps > 0)) return;
    let list = this.#lists.get(term);
    if (!list) {
      list = { docs: new Uint32Array(FIRST_ROOM), weights: new Uint16Array(FIRST_ROOM), length: 0 };
      this.#lists.set(term, list);
    }
    if (list.length === list.docs.length) resize(list, Math.ceil(list.length * GROWTH));
    list.docs[list.length] = doc;
    list.weights[list.length] = steps;
    list.length += 1;
    this.#count += 1;
  }

  get(term: string): PostingList | undefined {
    return this.#lists.get(term);
  }

  /** @param numbers the new number of each old one, in the same order; negative for who is gone. */
  compact(numbers: Int32Array): void {
    this.#count = 0;
    for (const [term, list] of this.#lists) {
      let kept = 0;
      for (let at = 0; at < list.length; at += 1) {
        const doc = numbers[list.docs[at]!]!;
        if (doc < 0) continue;
        list.docs[kept] = doc;
        list.weights[kept] = list.weights[at]!;
        kept += 1;
      }
      list.length = kept;
      this.#count += kept;
      if (kept === 0) this.#lists.delete(term);
      else resize(list, kept);
    }
  }
}

function resize(list: PostingList, room: number): void {
  const docs = new Uint32Array(room);
  const weights = new Uint16Array(room);
  docs.set(list.docs.subarray(0, list.length));
  weights.set(list.weights.subarray(0, list.length));
  list.docs = docs;
  list.weights = weights;
}
