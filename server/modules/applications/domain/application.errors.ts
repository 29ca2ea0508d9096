import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ApplicationStatus } from './application-lifecycle.js';
import type { CalendarFailureReason } from './calendar-failures.contract.js';
import type { ClosedReason } from './closed-reason.js';
import type { OfferState } from './offer-terms.js';

/** The person already applied to this posting without withdrawing, or withdrew twice. */
export class AlreadyApplied extends DomainError {
  constructor() {
    super('APPLICATIONS.ALREADY_APPLIED', 'conflict');
  }
}

/** The posting is a draft, paused, expired or removed. */
export class PostingClosed extends DomainError {
  constructor() {
    super('APPLICATIONS.POSTING_CLOSED', 'conflict');
  }
}

/** The candidate hides from that company, and applying would reveal them. */
export class HiddenFromCompany extends DomainError {
  constructor() {
    super('APPLICATIONS.HIDDEN_FROM_COMPANY', 'conflict');
  }
}

/** The candidate has no such finished, visible video. */
export class VideoNotReady extends DomainError {
  constructor() {
    super('APPLICATIONS.VIDEO_NOT_READY', 'invalid', {}, [
      { path: 'video_profile_id', code: 'APPLICATIONS.VIDEO_NOT_READY' },
    ]);
  }
}

/** Messages for decided applications; others were only changed. */
const decided: Partial<Record<ApplicationStatus, string>> = {
  ACCEPTED: 'APPLICATIONS.IS_ACCEPTED',
  REJECTED: 'APPLICATIONS.IS_REJECTED',
  WITHDRAWN: 'APPLICATIONS.IS_WITHDRAWN',
};

/** Only an unanswered application can be withdrawn, and only once. */
export class WithdrawalRefused extends DomainError {
  constructor(status: ApplicationStatus) {
    super('APPLICATIONS.WITHDRAWAL_REFUSED', 'conflict', {}, [], decided[status]);
  }
}

/** The action is not possible in this status, usually because somebody else acted first. */
export class AlreadyChanged extends DomainError {
  constructor(status: ApplicationStatus) {
    super('APPLICATIONS.ALREADY_CHANGED', 'conflict', {}, [], decided[status]);
  }
}

/** A chosen time leaves the five minutes in which every refusal can be undone. */
export class ToldTooSoon extends DomainError {
  constructor() {
    super('APPLICATIONS.TOLD_TOO_SOON', 'invalid', {}, [{ path: 'tell_at', code: 'APPLICATIONS.TOLD_TOO_SOON' }]);
  }
}

/** The candidate would wait too long for an answer that exists. */
export class ToldTooLate extends DomainError {
  constructor(days: number) {
    super('APPLICATIONS.TOLD_TOO_LATE', 'invalid', { days }, [{ path: 'tell_at', code: 'APPLICATIONS.TOLD_TOO_LATE' }]);
  }
}

/** The application ended with its posting; the message says why. */
export class ApplicationEnded extends DomainError {
  constructor(reason: ClosedReason) {
    super('APPLICATIONS.ENDED', 'conflict', {}, [], `APPLICATIONS.ENDED_${reason}`);
  }
}

/** There is no offer. */
export class NoOffer extends DomainError {
  constructor() {
    super('APPLICATIONS.NO_OFFER', 'conflict');
  }
}

/** The offer was answered, withdrawn or has expired; the message says which. */
export class OfferClosed extends DomainError {
  constructor(state: Exclude<OfferState, 'OPEN' | 'REPLACED'>) {
    super('APPLICATIONS.OFFER_CLOSED', 'conflict', {}, [], `APPLICATIONS.OFFER_IS_${state}`);
  }
}

/** The answered offer was replaced; the error names the changed fields. */
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

/** The offer is missing for OFFERED, or a field is out of range. */
export class OfferRefused extends DomainError {
  constructor(path: string, code: 'FIELD.REQUIRED' | 'APPLICATIONS.OFFER_START_IN_PAST' | 'APPLICATIONS.OFFER_EXPIRY') {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code }]);
  }
}

/** An interview in person needs a place. */
export class PlaceMissing extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.PLACE_MISSING' }]);
  }
}

/** The refusal can no longer be undone after five minutes. */
export class UndoOver extends DomainError {
  constructor() {
    super('APPLICATIONS.UNDO_OVER', 'conflict');
  }
}

/** Only a bulk of refusals can be undone. */
export class NothingToUndo extends DomainError {
  constructor() {
    super('APPLICATIONS.NOTHING_TO_UNDO', 'conflict');
  }
}

/** A part of the request that does not fit the requested status. */
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

/** Not in the IANA time zone database. */
export class UnknownTimeZone extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.UNKNOWN_TIME_ZONE' }]);
  }
}

/** Neither a time nor `free_until`. */
export class TimeMissing extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'FIELD.REQUIRED' }]);
  }
}

export class FreeUntilTooFar extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.FREE_UNTIL_TOO_FAR' }]);
  }
}

/** An interviewer is not in the team, or cannot read the posting's applications. */
export class InterviewerGone extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.INTERVIEWER_GONE' }]);
  }
}

/** An interviewer has not said when they are free. */
export class NoAvailability extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.NO_AVAILABILITY' }]);
  }
}

/** The candidate would find no time at which all interviewers are free. */
export class NoFreeTime extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.NO_FREE_TIME' }]);
  }
}

/** A window of the week ends before it begins, or overlaps another of its day. */
export class WrongWindow extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.WRONG_WINDOW' }]);
  }
}

/** The slot is no longer offered: another was chosen, the interview was moved, or the time is past. */
export class SlotGone extends DomainError {
  constructor() {
    super('APPLICATIONS.SLOT_GONE', 'conflict');
  }
}

/** The interview was already cancelled. */
export class InterviewCancelled extends DomainError {
  constructor() {
    super('APPLICATIONS.INTERVIEW_CANCELLED', 'conflict');
  }
}

/** A colleague saved the scorecard after the version that this change is based on. */
export class ScorecardChanged extends DomainError {
  constructor() {
    super('APPLICATIONS.SCORECARD_CHANGED', 'conflict');
  }
}

export class NotesFull extends DomainError {
  constructor(max: number) {
    super('APPLICATIONS.NOTES_FULL', 'conflict', { max });
  }
}

/** The reader must finish their own blind review first. */
export class BlindReviewOpen extends DomainError {
  constructor() {
    super('APPLICATIONS.BLIND_REVIEW_OPEN', 'forbidden');
  }
}

/** Not an https address, or one with a user name or password in it. */
export class CalendarAddressRefused extends DomainError {
  constructor() {
    super('REQUEST.INVALID', 'invalid', {}, [{ path: 'server_url', code: 'APPLICATIONS.CALENDAR_ADDRESS_REFUSED' }]);
  }
}

/** The calendar server did not give what was asked for. */
export class CalendarNotRead extends DomainError {
  constructor(reason: CalendarFailureReason) {
    super(`APPLICATIONS.CALENDAR_${reason}`, 'unprocessable');
  }
}

/** The member changed the connection in another window meanwhile. */
export class CalendarChanged extends DomainError {
  constructor() {
    super('APPLICATIONS.CALENDAR_CHANGED', 'conflict');
  }
}
