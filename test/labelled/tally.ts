export interface TallyFigures {
  /** Precision: the share of right ones among the judged ones. */
  readonly precision: number;
  /** Recall: the share of labelled ones that were found. */
  readonly recall: number;
  /** Recall among the labels whose concept is in the lexicon. */
  readonly recallKnown: number;
  readonly found: number;
  readonly unjudged: number;
}

/** Compares what was found with what should be found. Findings that no label covers count as neither right nor wrong. */
export class Tally {
  readonly errors: string[] = [];
  readonly unjudged: string[] = [];
  #right = 0;
  #wrong = 0;
  #wanted = 0;
  #known = 0;
  #met = 0;

  constructor(private readonly name: string) {}

  right(): void {
    this.#right += 1;
  }

  wrong(text: string, words: string, concept: string): void {
    this.#wrong += 1;
    this.errors.push(`${this.name} false  ${text}: «${words}» read as ${concept}`);
  }

  unknown(text: string, words: string, concept: string): void {
    this.unjudged.push(`${this.name} ${text}: «${words}» ${concept}`);
  }

  expected(text: string, label: string, { isFound, isKnown }: { isFound: boolean; isKnown: boolean }): void {
    this.#wanted += 1;
    if (isKnown) this.#known += 1;
    if (isFound) this.#met += 1;
    else this.errors.push(`${this.name} ${isKnown ? 'missed' : 'no concept'}  ${text}: ${label}`);
  }

  figures(): TallyFigures {
    return {
      precision: this.#right / Math.max(1, this.#right + this.#wrong),
      recall: this.#met / Math.max(1, this.#wanted),
      recallKnown: this.#met / Math.max(1, this.#known),
      found: this.#right + this.#wrong + this.unjudged.length,
      unjudged: this.unjudged.length,
    };
  }
}
