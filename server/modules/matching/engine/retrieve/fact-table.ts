import type { ByteReader, ByteWriter } from './bytes.js';
import { FactColumn, type Numbers } from './fact-column.js';
import { Judgements } from './judgements.js';

/** The facts of all subjects, one column per fact. */
export class FactTable<Fact> {
  readonly #columns: readonly FactColumn<Fact>[];
  readonly #judgements = new Judgements();

  /** @param read parses a fact; called once per distinct text. */
  constructor(width: number, read: (text: string, position: number) => Fact) {
    this.#columns = Array.from({ length: width }, (_, position) => new FactColumn((text) => read(text, position)));
  }

  get width(): number {
    return this.#columns.length;
  }

  /** Distinct values at a position, by number. */
  values(position: number): readonly Fact[] {
    return this.#columns[position]?.values ?? [];
  }

  /** Credits of the values at a position for a question with the fact `own`; NaN if not computed yet (see {@link Judgements}). */
  credits(position: number, own: string): Float64Array {
    return this.#judgements.of(position, own, this.values(position).length);
  }

  /** The value number of each subject, by position. */
  get numbers(): readonly Numbers[] {
    return this.#columns.map(({ numbers }) => numbers);
  }

  get bytes(): number {
    return this.#columns.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  set(doc: number, facts: readonly string[]): void {
    for (const [position, column] of this.#columns.entries()) column.set(doc, facts[position] ?? '');
  }

  /** Drops unused values. @param docs new number of each old one; negative if removed. */
  compact(docs: Int32Array, kept: number): void {
    for (const column of this.#columns) column.compact(docs, kept);
    this.#judgements.clear();
  }

  /** @param count number of subjects. */
  write(out: ByteWriter, count: number): void {
    for (const column of this.#columns) column.write(out, count);
  }

  /** Replaces the content with what {@link write} wrote. */
  read(from: ByteReader, count: number): void {
    for (const column of this.#columns) column.read(from, count);
    this.#judgements.clear();
  }
}
