import { DomainError } from '../../../platform/errors/domain-error.js';

/** Somebody was faster, or holds it while they fill in the form. */
export class SlotTaken extends DomainError {
  constructor() {
    super('BOOKINGS.SLOT_TAKEN', 'conflict');
  }
}

/** Saturdays and Sundays. */
export class WeekdaysOnly extends DomainError {
  constructor() {
    super('BOOKINGS.WEEKDAYS_ONLY', 'invalid', {}, [{ path: 'preferred_date', code: 'BOOKINGS.WEEKDAYS_ONLY' }]);
  }
}

export class SlotPast extends DomainError {
  constructor() {
    super('BOOKINGS.SLOT_PAST', 'invalid', {}, [{ path: 'preferred_date', code: 'BOOKINGS.SLOT_PAST' }]);
  }
}

/** Further ahead than the studio plans. */
export class DayTooFar extends DomainError {
  constructor(days: number) {
    super('BOOKINGS.DAY_TOO_FAR', 'invalid', { days }, [{ path: 'preferred_date', code: 'FIELD.INVALID' }]);
  }
}

/** A holiday, or a day on which an operator closed. */
export class DayClosed extends DomainError {
  constructor() {
    super('BOOKINGS.DAY_CLOSED', 'conflict');
  }
}

/** Too many slots held from one connection. */
export class TooManyHolds extends DomainError {
  override readonly retryAfterSeconds: number;
  constructor(seconds: number) {
    super('BOOKINGS.TOO_MANY_HOLDS', 'too_many');
    this.retryAfterSeconds = seconds;
  }
}

/** Somebody else acted before, or that was never possible. */
export class BookingActionRefused extends DomainError {
  constructor() {
    super('BOOKINGS.ACTION_REFUSED', 'conflict');
  }
}

/** Nobody confirmed the address in time: the slot is free again. */
export class BookingLapsed extends DomainError {
  constructor() {
    super('BOOKINGS.NOT_CONFIRMED_IN_TIME', 'conflict');
  }
}

/** A slot moves once its address is confirmed. */
export class AddressUnconfirmed extends DomainError {
  constructor() {
    super('BOOKINGS.ADDRESS_UNCONFIRMED', 'conflict');
  }
}

/** The email with the link was sent as often as it is. */
export class TooManyConfirmationEmails extends DomainError {
  constructor() {
    super('BOOKINGS.TOO_MANY_CONFIRMATION_EMAILS', 'conflict');
  }
}

/** An address has as many bookings to come as it may. */
export class TooManyOpenBookings extends DomainError {
  constructor(max: number) {
    super('BOOKINGS.TOO_MANY_OPEN', 'conflict', { max });
  }
}

/** A session that has not taken place has no video. */
export class SessionAhead extends DomainError {
  constructor() {
    super('BOOKINGS.SESSION_AHEAD', 'conflict');
  }
}

/** What has begun is neither moved nor cancelled by link. */
export class SessionBegun extends DomainError {
  constructor() {
    super('BOOKINGS.SESSION_BEGUN', 'conflict');
  }
}

export class DayClosedAlready extends DomainError {
  constructor() {
    super('BOOKINGS.DAY_CLOSED_ALREADY', 'conflict');
  }
}

export class InquiryActionRefused extends DomainError {
  constructor() {
    super('BOOKINGS.INQUIRY_ACTION_REFUSED', 'conflict');
  }
}

export class EventFull extends DomainError {
  constructor() {
    super('BOOKINGS.EVENT_FULL', 'conflict');
  }
}

export class EventOver extends DomainError {
  constructor() {
    super('BOOKINGS.EVENT_OVER', 'conflict');
  }
}

export class AlreadyRegistered extends DomainError {
  constructor() {
    super('BOOKINGS.ALREADY_REGISTERED', 'conflict');
  }
}

export class NotRegistered extends DomainError {
  constructor() {
    super('BOOKINGS.NOT_REGISTERED', 'conflict');
  }
}
