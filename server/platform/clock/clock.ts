import { Injectable } from '@nestjs/common';

/** A jest test may replace `performance.now`, but time passes for a process all the same. */
const elapsed = performance.now.bind(performance);

/**
 * The only source of "now", so that expiry and digests are tested without sleeping. It follows the database's clock
 * (`FollowDatabaseClock`), because the clocks of machines differ. Changes of the machine's clock do not move it.
 */
@Injectable()
export class Clock {
  /** False for clocks that do not follow the database. */
  readonly isReal: boolean = true;
  readonly #startedAt = Date.now() - elapsed();
  #correction = 0;

  now(): Date {
    return new Date(this.#startedAt + elapsed() + this.#correction);
  }

  /** How far it is ahead of the machine's own clock, in milliseconds. */
  get ahead(): number {
    return this.#startedAt + elapsed() + this.#correction - Date.now();
  }

  /** Moves it by as little as possible, so that it lies in this span now (milliseconds since 1970). */
  correct({ earliest, latest }: { readonly earliest: number; readonly latest: number }): void {
    const now = this.#startedAt + elapsed() + this.#correction;
    if (now < earliest) this.#correction += earliest - now;
    else if (now > latest) this.#correction -= now - latest;
  }
}

/** A clock that stands still until a test moves it. */
export class FixedClock extends Clock {
  override readonly isReal = false;
  #now: Date;

  constructor(now: Date | string = '2026-01-15T15:00:00.000Z') {
    super();
    this.#now = new Date(now);
  }

  override now(): Date {
    return new Date(this.#now);
  }

  set(now: Date | string): void {
    this.#now = new Date(now);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
