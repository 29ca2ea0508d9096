import { Injectable } from '@nestjs/common';
import { Logger } from '../logging/logger.js';

/** A server that is away makes every loop fail several times a second; one line in this time says it (milliseconds). */
const QUIET_MS = 5_000;

/** The listener of every `error` event of the queue's connections. Says each thing at most once in five seconds. */
@Injectable()
export class QueueErrorReporter {
  readonly #lastSaid = new Map<string, { at: number; unsaid: number }>();

  constructor(private readonly logger: Logger) {}

  /** @param where for example `worker media`. */
  report(where: string, error: unknown): void {
    const said = this.#lastSaid.get(where);
    const now = performance.now();
    if (said && now - said.at < QUIET_MS) {
      said.unsaid += 1;
      return;
    }
    this.#lastSaid.set(where, { at: now, unsaid: 0 });
    this.logger.error({ err: error, where, repeated: said?.unsaid ?? 0 }, 'queue connection error');
  }
}
