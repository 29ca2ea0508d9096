import { Injectable } from '@nestjs/common';

/** The only source of "now", so that expiry and digests are tested without sleeping. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands still until a test moves it. */
export class FixedClock extends Clock {
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
