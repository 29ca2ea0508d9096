/** The same thing said in both languages, as stems. */
export interface BilingualPair {
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** `forth` from French to English, `back` from English to French. */
export type Direction = 'forth' | 'back';

/** Where the cells of one bilingual pair stand: that of a source and a target at `start` + source · step + target · step. */
export interface PairCells {
  readonly start: number;
  readonly sources: number;
  readonly targets: number;
  readonly sourceStep: number;
  readonly targetStep: number;
}

export interface Sides {
  /** Source word of each two that met, and target word. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly words: readonly string[];
  readonly others: readonly string[];
}

/** Words of two languages that stand in a pair together, each two numbered: flat arrays, where maps of maps took a hundred megabytes. */
export class WordPairs {
  /** For every pair its words crosswise, French word by French word: the number of the two. */
  readonly cells: Int32Array;
  /** How many different two there are. */
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
