const FIRST_ROOM = 16;
const GROWTH = 1.5;

/**
 * The facts of everybody in an index: a number each, of one of the values that occur at that position. A question asks of every
 * value once, however many have it. The numbers of one subject lie side by side: who is looked at costs one access to memory.
 */
export class FactTable<Fact> {
  readonly width: number;
  #numbers: Uint32Array;
  readonly #known: Map<string, number>[];
  readonly #values: Fact[][];
  readonly #read: (text: string, position: number) => Fact;

  constructor(width: number, read: (text: string, position: number) => Fact) {
    this.width = width;
    this.#read = read;
    this.#numbers = new Uint32Array(FIRST_ROOM * width);
    this.#known = Array.from({ length: width }, () => new Map<string, number>());
    this.#values = Array.from({ length: width }, () => []);
  }

  /** Those that occur at a position, by number. */
  values(position: number): readonly Fact[] {
    return this.#values[position] ?? [];
  }

  /** Of everybody, one row after the other, the number of each value. */
  get numbers(): Uint32Array {
    return this.#numbers;
  }

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  set(doc: number, facts: readonly string[]): void {
    const from = doc * this.width;
    if (from + this.width > this.#numbers.length) {
      const wider = new Uint32Array(Math.ceil((doc + 1) * GROWTH) * this.width);
      wider.set(this.#numbers);
      this.#numbers = wider;
    }
    for (let position = 0; position < this.width; position += 1) {
      this.#numbers[from + position] = this.#numberOf(facts[position] ?? '', position);
    }
  }

  /** Forgets values that nobody has any more. @param docs the new number of each old one; negative for who is gone. */
  compact(docs: Int32Array, kept: number): void {
    const { width } = this;
    const old = this.#numbers;
    const texts = this.#known.map((known) => [...known.keys()]);
    this.#numbers = new Uint32Array(Math.max(FIRST_ROOM, kept) * width);
    for (let position = 0; position < width; position += 1) {
      this.#known[position] = new Map();
      this.#values[position] = [];
    }
    for (let doc = 0; doc < docs.length; doc += 1) {
      if (docs[doc]! < 0) continue;
      for (let position = 0; position < width; position += 1) {
        const text = texts[position]![old[doc * width + position]!]!;
        this.#numbers[docs[doc]! * width + position] = this.#numberOf(text, position);
      }
    }
  }

  #numberOf(text: string, position: number): number {
    const known = this.#known[position]!;
    let number = known.get(text);
    if (number === undefined) {
      number = known.size;
      known.set(text, number);
      this.#values[position]!.push(this.#read(text, position));
    }
    return number;
  }
}
