import { FactColumn, type Numbers } from './fact-column.js';
import { Judgements } from './judgements.js';

/** The facts of everybody in an index, a column for each. */
export class FactTable<Fact> {
  readonly #columns: readonly FactColumn<Fact>[];
  readonly #judgements = new Judgements();

  /** @param read what the text of a fact is read as, once for each text that occurs. */
  constructor(width: number, read: (text: string, position: number) => Fact) {
    this.#columns = Array.from({ length: width }, (_, position) => new FactColumn((text) => read(text, position)));
  }

  get width(): number {
    return this.#columns.length;
  }

  /** Those that occur at a position, by number. */
  values(position: number): readonly Fact[] {
    return this.#columns[position]?.values ?? [];
  }

  /** What those at a position are worth to whoever has such a fact, as far as it is known (see {@link Judgements}). */
  credits(position: number, own: string): Float64Array {
    return this.#judgements.of(position, own, this.values(position).length);
  }

  /** Of everybody the number of their value, by position. */
  get numbers(): readonly Numbers[] {
    return this.#columns.map(({ numbers }) => numbers);
  }

  get bytes(): number {
    return this.#columns.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  set(doc: number, facts: readonly string[]): void {
    for (const [position, column] of this.#columns.entries()) column.set(doc, facts[position] ?? '');
  }

  /** Forgets values that nobody has any more. @param docs the new number of each old one; negative for who is gone. */
  compact(docs: Int32Array, kept: number): void {
    for (const column of this.#columns) column.compact(docs, kept);
    this.#judgements.clear();
  }
}
