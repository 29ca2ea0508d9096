import { DomainError } from '../../../platform/errors/domain-error.js';
import type { MatchStatus } from './match-lifecycle.js';

/** The match cannot move from its status to the requested one. The message names the current status and its date. */
export class MatchActionRefused extends DomainError {
  constructor(status: MatchStatus, since: Date) {
    super('MATCHING.ACTION_REFUSED', 'conflict', { since }, [], `MATCHING.IS_${status}`);
  }
}

/** The company was already introduced with this posting. */
export class AlreadyIntroduced extends DomainError {
  constructor() {
    super('MATCHING.ALREADY_INTRODUCED', 'conflict');
  }
}

/** A review of this match is already open. */
export class ReviewOpenAlready extends DomainError {
  constructor() {
    super('MATCHING.REVIEW_OPEN', 'conflict');
  }
}

/** The review already has an answer. */
export class ReviewAnsweredAlready extends DomainError {
  constructor() {
    super('MATCHING.REVIEW_ANSWERED', 'conflict');
  }
}
