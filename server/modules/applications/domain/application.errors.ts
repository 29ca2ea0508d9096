import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ApplicationStatus } from './application-lifecycle.js';
import type { ClosedReason } from './closed-reason.js';
import type { OfferState } from './offer-terms.js';

/** Applied to that posting before, and not withdrawn; or withdrawn twice. */
export class AlreadyApplied extends DomainError {
  constructor() {
    super('APPLICATIONS.ALREADY_APPLIED', 'conflict');
  }
}

/** The posting takes no candidates: a draft, paused, expired or removed. */
export class PostingClosed extends DomainError {
  constructor() {
    super('APPLICATIONS.POSTING_CLOSED', 'conflict');
  }
}

/** The candidate hides from that company: applying would show them to it. */
export class HiddenFromCompany extends DomainError {
  constructor() {
    super('APPLICATIONS.HIDDEN_FROM_COMPANY', 'conflict');
  }
}

/** No finished video of the candidate's that others may see. */
export class VideoNotReady extends DomainError {
  constructor() {
    super('APPLICATIONS.VIDEO_NOT_READY', 'invalid', {}, [
      { path: 'video_profile_id', code: 'APPLICATIONS.VIDEO_NOT_READY' },
    ]);
  }
}

/** What is true of an application that was decided; the others were only changed. */
const decided: Partial<Record<ApplicationStatus, string>> = {
  ACCEPTED: 'APPLICATIONS.IS_ACCEPTED',
  REJECTED: 'APPLICATIONS.IS_REJECTED',
  WITHDRAWN: 'APPLICATIONS.IS_WITHDRAWN',
};

/** Only what nobody has answered can be withdrawn, and only once. */
export class WithdrawalRefused extends DomainError {
  constructor(status: ApplicationStatus) {
    super('APPLICATIONS.WITHDRAWAL_REFUSED', 'conflict', {}, [], decided[status]);
  }
}

/** The application is not in a status from which this is possible: most often because somebody else was faster. */
export class AlreadyChanged extends DomainError {
  constructor(status: ApplicationStatus) {
    super('APPLICATIONS.ALREADY_CHANGED', 'conflict', {}, [], decided[status]);
  }
}

/** It ended with its posting; the sentence says why. */
export class ApplicationEnded extends DomainError {
  constructor(reason: ClosedReason) {
    super('APPLICATIONS.ENDED', 'conflict', {}, [], `APPLICATIONS.ENDED_${reason}`);
  }
}

/** There is no offer to answer or to withdraw. */
export class NoOffer extends DomainError {
  constructor() {
    super('APPLICATIONS.NO_OFFER', 'conflict');
  }
}

/** The offer was answered, withdrawn or is over; the sentence says which. */
export class OfferClosed extends DomainError {
  constructor(state: Exclude<OfferState, 'OPEN' | 'REPLACED'>) {
    super('APPLICATIONS.OFFER_CLOSED', 'conflict', {}, [], `APPLICATIONS.OFFER_IS_${state}`);
  }
}

/** The offer that was answered has been replaced; each field that is different is named. */
export class OfferChanged extends DomainError {
  override readonly figures: Readonly<Record<string, number>>;

  constructor(version: number, changed: readonly string[]) {
    super(
      'APPLICATIONS.OFFER_CHANGED',
      'conflict',
      {},
      changed.map((field) => ({ path: `offer.${field}`, code: `APPLICATIONS.OFFER_CHANGED_${field.toUpperCase()}` })),
    );
    this.figures = { version };
  }
}

/** An offer goes with OFFERED, and its fields are in reach. */
export class OfferRefused extends DomainError {
  constructor(path: string, code: 'FIELD.REQUIRED' | 'APPLICATIONS.OFFER_START_IN_PAST' | 'APPLICATIONS.OFFER_EXPIRY') {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code }]);
  }
}

/** Who meets in person must know where. */
export class PlaceMissing extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.PLACE_MISSING' }]);
  }
}

/** The five minutes in which a refusal can be taken back are over. */
export class UndoOver extends DomainError {
  constructor() {
    super('APPLICATIONS.UNDO_OVER', 'conflict');
  }
}

/** A part of the request that does not go with the status asked for. */
export class MisplacedPart extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.MISPLACED_PART' }]);
  }
}

export class InterviewInPast extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.INTERVIEW_IN_PAST' }]);
  }
}

/** Not a name of the IANA time zone database. */
export class UnknownTimeZone extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.UNKNOWN_TIME_ZONE' }]);
  }
}

/** The slot is not on offer: another was chosen, the interview was moved, or its time is over. */
export class SlotGone extends DomainError {
  constructor() {
    super('APPLICATIONS.SLOT_GONE', 'conflict');
  }
}

/** The interview was cancelled before. */
export class InterviewCancelled extends DomainError {
  constructor() {
    super('APPLICATIONS.INTERVIEW_CANCELLED', 'conflict');
  }
}
