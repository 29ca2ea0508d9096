import type { CalendarFailureReason } from './calendar-failures.contract.js';

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
