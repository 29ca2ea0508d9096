import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ReservationStatus } from './reservation-lifecycle.js';

/** The recruiter has no company. */
export class CompanyMissing extends DomainError {
  constructor() {
    super('RESERVATIONS.COMPANY_MISSING', 'conflict');
  }
}

/** The posting belongs to another company or is closed; both give the same error. */
export class JobUnknown extends DomainError {
  constructor() {
    super('RESERVATIONS.JOB_UNKNOWN', 'invalid', {}, [{ path: 'job_id', code: 'RESERVATIONS.JOB_UNKNOWN' }]);
  }
}

/** The company already has an ACTIVE reservation for this person. */
export class AlreadyReserved extends DomainError {
  constructor() {
    super('RESERVATIONS.ALREADY_RESERVED', 'conflict');
  }
}

/** The profile is already open to the company for a closer reason. */
export class AlreadyOpen extends DomainError {
  constructor() {
    super('RESERVATIONS.ALREADY_OPEN', 'conflict');
  }
}

export class TooManyActive extends DomainError {
  constructor(max: number) {
    super('RESERVATIONS.TOO_MANY_ACTIVE', 'conflict', { max });
  }
}

/** The company recently asked this person without a yes; it may ask again from `until` on. */
export class CoolingDown extends DomainError {
  override readonly facts: Readonly<Record<string, string>>;

  constructor(until: Date) {
    super('RESERVATIONS.COOLING_DOWN', 'conflict', { until });
    this.facts = { until: until.toISOString() };
  }
}

/** The company asked twice without a yes; only the person can reopen the pair. */
export class PairClosed extends DomainError {
  constructor() {
    super('RESERVATIONS.CLOSED', 'conflict');
  }
}

export class TooManyCancelled extends DomainError {
  constructor(max: number) {
    super('RESERVATIONS.TOO_MANY_CANCELLED', 'conflict', { max });
  }
}

/** The person does not allow the sale of a video of their masked profile. */
export class VideoNotForSale extends DomainError {
  constructor() {
    super('RESERVATIONS.VIDEO_NOT_FOR_SALE', 'conflict');
  }
}

/** Another answer came first, or this was never possible. The message names the current status and its date. */
export class ReservationActionRefused extends DomainError {
  constructor(status: ReservationStatus, since: Date) {
    super('RESERVATIONS.ACTION_REFUSED', 'conflict', { since }, [], `RESERVATIONS.IS_${status}`);
  }
}

/** The time to answer is over. */
export class ReservationExpired extends DomainError {
  constructor(since: Date) {
    super('RESERVATIONS.EXPIRED', 'conflict', { since });
  }
}

/** `never_again` is valid only with a refusal. */
export class NeverAgainWithoutRefusal extends DomainError {
  constructor() {
    super('RESERVATIONS.NEVER_AGAIN_WITHOUT_REFUSAL', 'invalid', {}, [
      { path: 'never_again', code: 'RESERVATIONS.NEVER_AGAIN_WITHOUT_REFUSAL' },
    ]);
  }
}

/** A reason is valid only with a refusal. */
export class ReasonWithoutRefusal extends DomainError {
  constructor() {
    super('RESERVATIONS.REASON_WITHOUT_REFUSAL', 'invalid', {}, [
      { path: 'reason', code: 'RESERVATIONS.REASON_WITHOUT_REFUSAL' },
    ]);
  }
}
