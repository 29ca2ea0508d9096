import { ReadersBusy } from '../domain/resume.errors.js';

/** Runs a few works at once; others wait in order, and beyond that they are refused. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws ReadersBusy */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.maxWaiting) throw new ReadersBusy();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The next one takes over this one's place.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
