import { setTimeout as sleep } from 'node:timers/promises';

import { describeFailure } from '../launcher-error.js';
import { runOnce } from './one-time-process.js';
import type { Program } from './supervised-process.js';

/** Pauses between tries in milliseconds; the last one repeats. */
const PAUSES_MS = [15_000, 60_000, 5 * 60_000] as const;

/**
 * Creates the demo content beside the running product, and never stops the product: if something it needs is unavailable, for
 * example the object store, it retries later and continues where it stopped.
 */
export class DemoContent {
  private first: Promise<string[] | null> | null = null;
  private later: Promise<void> = Promise.resolve();

  /** @param say prints a line for the user */
  constructor(
    private readonly program: Program,
    private readonly say: (...lines: string[]) => void,
    private readonly signal: AbortSignal,
    private readonly pauses: readonly number[] = PAUSES_MS,
  ) {}

  start(): void {
    this.first = this.try();
    this.first.catch(() => undefined); // Only an abort, which `made` reports.
  }

  /** @returns lines for the user, or null if the first try failed and others follow. */
  async made(): Promise<string[] | null> {
    const lines = await this.first;
    if (lines === null) this.later = this.tryAgain();
    return lines;
  }

  /** Waits until no try is running. Abort the signal first. */
  async ended(): Promise<void> {
    await Promise.allSettled([this.first, this.later]);
  }

  private async tryAgain(): Promise<void> {
    for (let n = 0; ; n += 1) {
      const pause = this.pauses[Math.min(n, this.pauses.length - 1)] ?? 0;
      try {
        await sleep(pause, undefined, { signal: this.signal });
        const lines = await this.try();
        if (lines === null) continue;
        this.say('The demo content is complete now.', ...lines.map((line) => `  ${line}`));
        return;
      } catch (error) {
        if (this.signal.aborted) return;
        throw error;
      }
    }
  }

  /** @returns null if it failed. */
  private async try(): Promise<string[] | null> {
    try {
      return await runOnce(this.program, this.signal);
    } catch (error) {
      this.signal.throwIfAborted();
      this.say(`${describeFailure(error)} The product runs; the demo content goes on later.`);
      return null;
    }
  }
}
