import { Injectable } from '@nestjs/common';
import { Logger } from '../logging/logger.js';

/** Milliseconds between two log lines of one source: during an outage loops fail several times a second. */
const QUIET_MS = 5_000;

/** Logs the `error` events of queue connections, at most once every five seconds per source. */
@Injectable()
export class QueueErrorReporter {
  readonly #lastReports = new Map<string, { at: number; suppressed: number }>();

  constructor(private readonly logger: Logger) {}

  /** @param where the source, for example `worker media`. */
  report(where: string, error: unknown): void {
    const last = this.#lastReports.get(where);
    const now = performance.now();
    if (last && now - last.at < QUIET_MS) {
      last.suppressed += 1;
      return;
    }
    this.#lastReports.set(where, { at: now, suppressed: 0 });
    this.logger.error({ err: error, where, repeated: last?.suppressed ?? 0 }, 'queue connection error');
  }
}
