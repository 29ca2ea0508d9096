import { roomFor } from './memory.js';

const FIRST_ROOM = 16;
const GROWTH = 1.5;
/** As many values as have a number in two bytes. */
const NARROW = 65_536;

export type Numbers = Uint16Array | Uint32Array;

/**
 * One fact of everybody in an index: to each the number of one of the values that occur. A question asks of every value once,
 * however many have it. In two bytes each as long as that is enough, so that a million take two megabytes on the way through.
 */
export class FactColumn<Fact> {
  #numbers: Numbers = new Uint16Array(FIRST_ROOM);
  #known = new Map<string, number>();
  #values: Fact[] = [];
  readonly #read: (text: string) => Fact;

  /** @param read what a text of the fact is read as, once for each that occurs. */
  constructor(read: (text: string) => Fact) {
    this.#read = read;
  }

  /** Those that occur, by number. */
  get values(): readonly Fact[] {
    return this.#values;
  }

  /** Of everybody the number of their value. */
  get numbers(): Numbers {
    return this.#numbers;
  }

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  set(doc: number, text: string): void {
    const number = this.#numberOf(text);
    if (number === NARROW) this.#resize(this.#numbers.length, true);
    if (doc >= this.#numbers.length) this.#resize(Math.ceil((doc + 1) * GROWTH));
    this.#numbers[doc] = number;
  }

  /** Forgets values that nobody has any more. @param docs the new number of each old one; negative for who is gone. */
  compact(docs: Int32Array, kept: number): void {
    const old = this.#numbers;
    const texts = [...this.#known.keys()];
    this.#known = new Map();
    this.#values = [];
    this.#numbers = numbersFor(Math.max(FIRST_ROOM, kept), false);
    for (let doc = 0; doc < docs.length; doc += 1) if (docs[doc]! >= 0) this.set(docs[doc]!, texts[old[doc]!]!);
  }

  #resize(room: number, isWide = this.#numbers instanceof Uint32Array): void {
    const wider = numbersFor(room, isWide);
    wider.set(this.#numbers);
    this.#numbers = wider;
  }

  #numberOf(text: string): number {
    let number = this.#known.get(text);
    if (number === undefined) {
      number = this.#known.size;
      this.#known.set(text, number);
      this.#values.push(this.#read(text));
    }
    return number;
  }
}

const numbersFor = (room: number, isWide: boolean): Numbers =>
  isWide
    ? new Uint32Array(roomFor(room * Uint32Array.BYTES_PER_ELEMENT))
    : new Uint16Array(roomFor(room * Uint16Array.BYTES_PER_ELEMENT));
