import { DomainError } from '../../../platform/errors/domain-error.js';

/** The slot is booked, or held for another person who fills in the form. */
export class SlotTaken extends DomainError {
  constructor() {
    super('BOOKINGS.SLOT_TAKEN', 'conflict');
  }
}

/** The day is a Saturday or a Sunday. */
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

/** The day is further ahead than bookings are accepted. */
export class DayTooFar extends DomainError {
  constructor(days: number) {
    super('BOOKINGS.DAY_TOO_FAR', 'invalid', { days }, [{ path: 'preferred_date', code: 'FIELD.INVALID' }]);
  }
}

/** A holiday, or a day that an operator closed. */
export class DayClosed extends DomainError {
  constructor() {
    super('BOOKINGS.DAY_CLOSED', 'conflict');
  }
}

/** One connection holds too many slots. */
export class TooManyHolds extends DomainError {
  override readonly retryAfterSeconds: number;
  constructor(seconds: number) {
    super('BOOKINGS.TOO_MANY_HOLDS', 'too_many');
    this.retryAfterSeconds = seconds;
  }
}

/** The lifecycle does not allow this action, for example because another operator acted first. */
export class BookingActionRefused extends DomainError {
  constructor() {
    super('BOOKINGS.ACTION_REFUSED', 'conflict');
  }
}

/** The address was not confirmed in time: the slot is free again. */
export class BookingLapsed extends DomainError {
  constructor() {
    super('BOOKINGS.NOT_CONFIRMED_IN_TIME', 'conflict');
  }
}

/** A booking can be moved only after its address is confirmed. */
export class AddressUnconfirmed extends DomainError {
  constructor() {
    super('BOOKINGS.ADDRESS_UNCONFIRMED', 'conflict');
  }
}

/** The confirmation email was already sent the maximum number of times. */
export class TooManyConfirmationEmails extends DomainError {
  constructor() {
    super('BOOKINGS.TOO_MANY_CONFIRMATION_EMAILS', 'conflict');
  }
}

/** The address already has the maximum number of upcoming bookings. */
export class TooManyOpenBookings extends DomainError {
  constructor(max: number) {
    super('BOOKINGS.TOO_MANY_OPEN', 'conflict', { max });
  }
}

/** The session has not taken place yet, so there is no video to deliver. */
export class SessionAhead extends DomainError {
  constructor() {
    super('BOOKINGS.SESSION_AHEAD', 'conflict');
  }
}

/** The session has started: its link can no longer move or cancel it. */
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
