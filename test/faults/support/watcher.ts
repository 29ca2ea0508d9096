import { setTimeout as sleep } from 'node:timers/promises';

const GIVES_UP_MS = 40_000;

/** An answer, or status 0 if the connection broke. */
export interface Answer {
  readonly status: number;
  /** Milliseconds since the start of the watch at which it was asked. */
  readonly at: number;
  readonly ms: number;
}

/** The answers of a watch. */
export interface Answers {
  readonly all: readonly Answer[];
  readonly longest: number;
  readonly p99: number;
  /** For example `200 × 310, 503 × 24`. */
  readonly statuses: string;
  count(isCounted: (status: number) => boolean): number;
}

/** Sends a request at a steady rate, without waiting for earlier answers, as many visitors do. */
export class Watcher {
  readonly #answers: Promise<Answer>[] = [];
  readonly #since = performance.now();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly url: string,
    everyMs = 100,
  ) {
    this.#timer = setInterval(() => this.#answers.push(this.ask()), everyMs);
  }

  async ask(): Promise<Answer> {
    const from = performance.now();
    const status = await fetch(this.url, { signal: AbortSignal.timeout(GIVES_UP_MS) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    return { status, at: from - this.#since, ms: performance.now() - from };
  }

  /** @returns milliseconds until the next answer 200 */
  async untilServed(): Promise<number> {
    const from = performance.now();
    while ((await this.ask()).status !== 200) await sleep(50);
    return performance.now() - from;
  }

  async stop(): Promise<Answers> {
    clearInterval(this.#timer);
    return answersOf(await Promise.all(this.#answers));
  }
}

export function answersOf(all: readonly Answer[]): Answers {
  const sorted = all.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const kinds = Map.groupBy(all, ({ status }) => status);
  return {
    all,
    longest: Math.round(sorted.at(-1) ?? 0),
    p99: Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0),
    statuses: [...kinds]
      .toSorted(([one], [other]) => one - other)
      .map(([status, answers]) => `${status === 0 ? 'no answer' : status} × ${answers.length}`)
      .join(', '),
    count: (isCounted) => all.filter(({ status }) => isCounted(status)).length,
  };
}
