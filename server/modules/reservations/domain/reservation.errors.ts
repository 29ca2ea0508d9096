import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ReservationStatus } from './reservation-lifecycle.js';

/** Somebody without a company cannot ask in its name. */
export class CompanyMissing extends DomainError {
  constructor() {
    super('RESERVATIONS.COMPANY_MISSING', 'conflict');
  }
}

/** The posting is none of the company's, or nobody may apply to it now: the two look alike. */
export class JobUnknown extends DomainError {
  constructor() {
    super('RESERVATIONS.JOB_UNKNOWN', 'invalid', {}, [{ path: 'job_id', code: 'RESERVATIONS.JOB_UNKNOWN' }]);
  }
}

/** The company waits for this person's answer already. */
export class AlreadyReserved extends DomainError {
  constructor() {
    super('RESERVATIONS.ALREADY_RESERVED', 'conflict');
  }
}

/** The person's profile is open to the company for a better reason. */
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

/** The company asked this person not long ago and got no yes: it may ask again from `until` on. */
export class CoolingDown extends DomainError {
  override readonly facts: Readonly<Record<string, string>>;

  constructor(until: Date) {
    super('RESERVATIONS.COOLING_DOWN', 'conflict', { until });
    this.facts = { until: until.toISOString() };
  }
}

/** The company asked twice and got no yes: only the person opens the pair again. */
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

/** The person did not allow the sale of one video of their masked profile. */
export class VideoNotForSale extends DomainError {
  constructor() {
    super('RESERVATIONS.VIDEO_NOT_FOR_SALE', 'conflict');
  }
}

/** Another answer came first, or the reservation never allowed that. The sentence says where it stands, and since when. */
export class ReservationActionRefused extends DomainError {
  constructor(status: ReservationStatus, since: Date) {
    super('RESERVATIONS.ACTION_REFUSED', 'conflict', { since }, [], `RESERVATIONS.IS_${status}`);
  }
}

/** Nobody answered in time. */
export class ReservationExpired extends DomainError {
  constructor(since: Date) {
    super('RESERVATIONS.EXPIRED', 'conflict', { since });
  }
}

/** Only a refusal can be for good. */
export class NeverAgainWithoutRefusal extends DomainError {
  constructor() {
    super('RESERVATIONS.NEVER_AGAIN_WITHOUT_REFUSAL', 'invalid', {}, [
      { path: 'never_again', code: 'RESERVATIONS.NEVER_AGAIN_WITHOUT_REFUSAL' },
    ]);
  }
}

/** Only who says no says why. */
export class ReasonWithoutRefusal extends DomainError {
  constructor() {
    super('RESERVATIONS.REASON_WITHOUT_REFUSAL', 'invalid', {}, [
      { path: 'reason', code: 'RESERVATIONS.REASON_WITHOUT_REFUSAL' },
    ]);
  }
}
