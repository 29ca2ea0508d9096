/** The same name in both languages, as stems. */
export interface BilingualPair {
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** `forth`: French to English. `back`: English to French. */
export type Direction = 'forth' | 'back';

/** Position of a pair's cells: `start` + source · sourceStep + target · targetStep. */
export interface PairCells {
  readonly start: number;
  readonly sources: number;
  readonly targets: number;
  readonly sourceStep: number;
  readonly targetStep: number;
}

export interface Sides {
  /** Source and target word of each word pair. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly words: readonly string[];
  readonly others: readonly string[];
}

/** Numbers the word pairs that occur together in a bilingual pair. Flat arrays; nested maps took 100 MB. */
export class WordPairs {
  /** For each bilingual pair, the numbers of its word pairs, French word by French word. */
  readonly cells: Int32Array;
  /** Number of distinct word pairs. */
  readonly size: number;
  readonly #starts: Int32Array;
  readonly #french: Int32Array;
  readonly #english: Int32Array;
  readonly #frenchWords: readonly string[];
  readonly #englishWords: readonly string[];
  readonly #lengths: Int32Array;

  constructor(pairs: readonly BilingualPair[]) {
    const [french, english] = [new Map<string, number>(), new Map<string, number>()];
    this.#starts = new Int32Array(pairs.length + 1);
    this.#lengths = Int32Array.from(pairs, ({ fr }) => fr.length);
    for (const [at, { fr, en }] of pairs.entries()) this.#starts[at + 1] = this.#starts[at]! + fr.length * en.length;
    this.cells = new Int32Array(this.#starts.at(-1)!);
    const met: Map<number, number>[] = [];
    const [from, to]: [number[], number[]] = [[], []];
    let at = 0;
    for (const { fr, en } of pairs) {
      const targets = en.map((word) => numberOf(english, word));
      for (const word of fr) {
        const source = numberOf(french, word);
        const row = (met[source] ??= new Map<number, number>());
        for (const target of targets) {
          let cell = row.get(target);
          if (cell === undefined) {
            cell = from.length;
            row.set(target, cell);
            from.push(source);
            to.push(target);
          }
          this.cells[at] = cell;
          at += 1;
        }
      }
    }
    this.size = from.length;
    this.#french = Int32Array.from(from);
    this.#english = Int32Array.from(to);
    this.#frenchWords = [...french.keys()];
    this.#englishWords = [...english.keys()];
  }

  sides(direction: Direction): Sides {
    const french = { from: this.#french, words: this.#frenchWords };
    const english = { from: this.#english, words: this.#englishWords };
    const [one, other] = direction === 'forth' ? [french, english] : [english, french];
    return { ...one, to: other.from, others: other.words };
  }

  each(direction: Direction, visit: (pair: PairCells) => void): void {
    for (let at = 0; at < this.#lengths.length; at += 1) {
      const start = this.#starts[at]!;
      const french = this.#lengths[at]!;
      const english = french === 0 ? 0 : (this.#starts[at + 1]! - start) / french;
      if (direction === 'forth') {
        visit({ start, sources: french, targets: english, sourceStep: english, targetStep: 1 });
      } else visit({ start, sources: english, targets: french, sourceStep: 1, targetStep: english });
    }
  }
}

function numberOf(words: Map<string, number>, word: string): number {
  let known = words.get(word);
  if (known === undefined) words.set(word, (known = words.size));
  return known;
}
