import { DomainError } from '../../../platform/errors/domain-error.js';

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

/** Only what nobody has answered can be withdrawn. */
export class WithdrawalRefused extends DomainError {
  constructor() {
    super('APPLICATIONS.WITHDRAWAL_REFUSED', 'conflict');
  }
}

/** The application is not in a status from which this is possible: most often because somebody else was faster. */
export class AlreadyChanged extends DomainError {
  constructor() {
    super('APPLICATIONS.ALREADY_CHANGED', 'conflict');
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
