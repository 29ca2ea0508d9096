const FIRST_ROOM = 16;

/**
 * One fact of everybody in an index: a number each, of one of the values that occur. A question asks of every value once, however
 * many have it.
 */
export class FactColumn<Fact> {
  #numbers = new Uint32Array(FIRST_ROOM);
  #known = new Map<string, number>();
  #values: Fact[] = [];
  readonly #read: (text: string) => Fact;

  constructor(read: (text: string) => Fact) {
    this.#read = read;
  }

  get values(): readonly Fact[] {
    return this.#values;
  }

  /** Of everybody, the number of the value. */
  get numbers(): Uint32Array {
    return this.#numbers;
  }

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  set(doc: number, text: string): void {
    let number = this.#known.get(text);
    if (number === undefined) {
      number = this.#values.length;
      this.#known.set(text, number);
      this.#values.push(this.#read(text));
    }
    if (doc >= this.#numbers.length) {
      const wider = new Uint32Array(Math.ceil((doc + 1) * 1.5));
      wider.set(this.#numbers);
      this.#numbers = wider;
    }
    this.#numbers[doc] = number;
  }

  /** Forgets values that nobody has any more. @param docs the new number of each old one; negative for who is gone. */
  compact(docs: Int32Array, kept: number): void {
    const texts = [...this.#known.keys()];
    const old = this.#numbers;
    this.#numbers = new Uint32Array(Math.max(FIRST_ROOM, kept));
    this.#known = new Map();
    this.#values = [];
    for (let doc = 0; doc < docs.length; doc += 1) {
      if (docs[doc]! >= 0) this.set(docs[doc]!, texts[old[doc]!]!);
    }
  }
}
