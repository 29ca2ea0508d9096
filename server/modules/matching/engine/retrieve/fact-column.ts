import { type ByteReader, type ByteWriter, UnreadableBytes } from './bytes.js';
import { roomFor } from './memory.js';

const FIRST_ROOM = 16;
const GROWTH = 1.5;
/** Number of values that fit in two bytes. */
const NARROW = 65_536;

export type Numbers = Uint16Array | Uint32Array;

/**
 * One fact of all subjects: each has the number of one of the distinct values, so a question judges each value once.
 * Uses two bytes per subject while possible: a scan of a million subjects reads two megabytes.
 */
export class FactColumn<Fact> {
  #numbers: Numbers = new Uint16Array(FIRST_ROOM);
  #known = new Map<string, number>();
  #values: Fact[] = [];
  readonly #read: (text: string) => Fact;

  /** @param read parses a fact; called once per distinct text. */
  constructor(read: (text: string) => Fact) {
    this.#read = read;
  }

  /** Distinct values by number. */
  get values(): readonly Fact[] {
    return this.#values;
  }

  /** The value number of each subject. */
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

  /** Drops unused values. @param docs new number of each old one; negative if removed. */
  compact(docs: Int32Array, kept: number): void {
    const old = this.#numbers;
    const texts = [...this.#known.keys()];
    this.#known = new Map();
    this.#values = [];
    this.#numbers = numbersFor(Math.max(FIRST_ROOM, kept), false);
    for (let doc = 0; doc < docs.length; doc += 1) if (docs[doc]! >= 0) this.set(docs[doc]!, texts[old[doc]!]!);
  }

  /** @param count number of subjects. */
  write(out: ByteWriter, count: number): void {
    out.texts(this.#known.keys());
    out.number(this.#numbers instanceof Uint32Array ? 1 : 0);
    out.array(this.#numbers.subarray(0, count));
  }

  /** Replaces the content with what {@link write} wrote. Facts are parsed again, because the lexicon may be another one. */
  read(from: ByteReader, count: number): void {
    const texts = from.texts();
    this.#known = new Map(texts.map((text, number) => [text, number]));
    this.#values = texts.map((text) => this.#read(text));
    const isWide = from.number() === 1;
    const numbers = isWide ? from.words() : from.shorts();
    if (numbers.length !== count) throw new UnreadableBytes();
    this.#numbers = numbersFor(Math.max(FIRST_ROOM, count), isWide);
    this.#numbers.set(numbers);
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
