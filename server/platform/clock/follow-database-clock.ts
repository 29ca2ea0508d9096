import type { EntityManager } from '@mikro-orm/postgresql';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Clock } from './clock.js';
import { clockDifference } from './clock.metrics.js';

/** A clock drifts by less than a millisecond meanwhile. After a pause of the virtual machine it is late until the next comparison. */
const EVERY_MS = 10_000;
/** The database returns microseconds, a process milliseconds. */
const ROUNDING_MS = 1;
/** A larger difference is logged: tokens of others, logs and the times of queues still use the machine's own clock. */
const WARNED_MS = 5_000;

interface Dependencies {
  readonly em: EntityManager;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/**
 * Keeps the clock of this process at the database's time, for all decisions about what has expired or is due. What concerns money
 * reads the database's time in its transaction (`DatabaseTime`).
 */
export class FollowDatabaseClock implements OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #isWarned = false;

  private constructor(private readonly given: Dependencies) {}

  /** @throws Error if the database does not answer: a process must not decide anything by a clock that may be wrong. */
  static async start(given: Dependencies): Promise<FollowDatabaseClock> {
    const following = new FollowDatabaseClock(given);
    if (!given.clock.isReal) return following;
    given.metrics.collect('clock', () => given.metrics.gauge(clockDifference).set({}, given.clock.ahead / 1_000), {
      everyMs: 0,
    });
    await following.#compare();
    // The first answer also waits for the connection, perhaps a second, so it says little about the time.
    await following.#compare();
    following.#timer = setInterval(() => void following.#compareAgain(), EVERY_MS).unref();
    return following;
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  async #compare(): Promise<void> {
    const { em, clock, logger } = this.given;
    const asked = performance.now();
    const [row] = await em
      .fork()
      .execute<{ now: number }[]>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now /* clock of the process */',
      );
    const now = Number(row?.now);
    // It was that time somewhere between the question and the answer.
    clock.correct({ earliest: now - ROUNDING_MS, latest: now + (performance.now() - asked) + ROUNDING_MS });
    const isFar = Math.abs(clock.ahead) > WARNED_MS;
    if (isFar && !this.#isWarned)
      logger.warn({ event: 'clock-differs', ahead_ms: Math.round(clock.ahead) }, 'the clock of this machine is wrong');
    this.#isWarned = isFar;
  }

  /** Without an answer of the database the clock continues with its last correction. */
  async #compareAgain(): Promise<void> {
    try {
      await this.#compare();
    } catch (error) {
      this.given.logger.debug({ err: error }, 'the clock could not be compared with the database');
    }
  }
}
