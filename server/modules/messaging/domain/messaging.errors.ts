import { DomainError } from '../../../platform/errors/domain-error.js';
import type { WritingRefusal } from './writing.policy.js';

/** Writing is not allowed now; the message says why. */
export class WritingRefused extends DomainError {
  constructor(readonly reason: WritingRefusal) {
    super(`MESSAGING.${reason}`, reason === 'ENDED' ? 'conflict' : 'forbidden');
  }
}

/** The recruiter has no company. */
export class CompanyMissing extends DomainError {
  constructor() {
    super('MESSAGING.COMPANY_MISSING', 'conflict');
  }
}

/** A file could identify a masked person. */
export class AttachmentWhileMasked extends DomainError {
  constructor() {
    super('MESSAGING.ATTACHMENT_WHILE_MASKED', 'conflict');
  }
}

/** The file is missing, somebody else's, or part of another message; all give the same error. */
export class AttachmentUnknown extends DomainError {
  constructor() {
    super('MESSAGING.ATTACHMENT_UNKNOWN', 'invalid', {}, [
      { path: 'attachment_ids', code: 'MESSAGING.ATTACHMENT_UNKNOWN' },
    ]);
  }
}

export class TooManyConversations extends DomainError {
  constructor(max: number) {
    super('MESSAGING.TOO_MANY_CONVERSATIONS', 'too_many', { max });
  }
}

export class TooManyReports extends DomainError {
  constructor(max: number) {
    super('MESSAGING.TOO_MANY_REPORTS', 'too_many', { max });
  }
}

export class AlreadyReported extends DomainError {
  constructor() {
    super('MESSAGING.ALREADY_REPORTED', 'conflict');
  }
}

export class ReportResolvedAlready extends DomainError {
  constructor() {
    super('MESSAGING.REPORT_RESOLVED', 'conflict');
  }
}

/** A message that costs credits is only sent while its author sees the price. */
export class ScheduledHasPrice extends DomainError {
  constructor() {
    super('MESSAGING.SCHEDULED_HAS_PRICE', 'conflict');
  }
}

export class ScheduledInPast extends DomainError {
  constructor() {
    super('MESSAGING.SCHEDULED_IN_PAST', 'invalid', {}, [{ path: 'send_at', code: 'MESSAGING.SCHEDULED_IN_PAST' }]);
  }
}

export class ScheduledTooFar extends DomainError {
  constructor(days: number) {
    super('MESSAGING.SCHEDULED_TOO_FAR', 'invalid', { days }, [
      { path: 'send_at', code: 'MESSAGING.SCHEDULED_TOO_FAR' },
    ]);
  }
}

export class ScheduledFull extends DomainError {
  constructor(max: number) {
    super('MESSAGING.SCHEDULED_FULL', 'conflict', { max });
  }
}

/** The author no longer recruits for a company. */
export class ScheduledByFormerRole extends DomainError {
  constructor() {
    super('MESSAGING.SCHEDULED_ROLE', 'conflict');
  }
}

export class TooManyBlocked extends DomainError {
  constructor(max: number) {
    super('MESSAGING.TOO_MANY_BLOCKED', 'conflict', { max });
  }
}
