import type { CalendarFailureReason, CalendarWriteFailureReason } from './calendar-failures.contract.js';

/** A calendar server did not give what was asked for. */
export class CalendarFailure extends Error {
  constructor(
    readonly reason: CalendarFailureReason,
    cause?: unknown,
  ) {
    super(`the calendar was not read: ${reason}`, { cause });
    this.name = 'CalendarFailure';
  }
}

/** A calendar server did not take an event, or did not remove it. */
export class CalendarWriteFailure extends Error {
  constructor(
    readonly reason: CalendarWriteFailureReason,
    cause?: unknown,
  ) {
    super(`the calendar was not written: ${reason}`, { cause });
    this.name = 'CalendarWriteFailure';
  }
}
