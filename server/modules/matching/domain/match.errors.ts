import { DomainError } from '../../../platform/errors/domain-error.js';
import type { MatchStatus } from './match-lifecycle.js';

/** The match cannot go from its status to the one asked for. The sentence says where it stands, and since when. */
export class MatchActionRefused extends DomainError {
  constructor(status: MatchStatus, since: Date) {
    super('MATCHING.ACTION_REFUSED', 'conflict', { since }, [], `MATCHING.IS_${status}`);
  }
}

/** The company has been introduced with this posting before. */
export class AlreadyIntroduced extends DomainError {
  constructor() {
    super('MATCHING.ALREADY_INTRODUCED', 'conflict');
  }
}

/** A person was asked to look at this match, and has not answered yet. */
export class ReviewOpenAlready extends DomainError {
  constructor() {
    super('MATCHING.REVIEW_OPEN', 'conflict');
  }
}

/** Another answer was given before. */
export class ReviewAnsweredAlready extends DomainError {
  constructor() {
    super('MATCHING.REVIEW_ANSWERED', 'conflict');
  }
}
