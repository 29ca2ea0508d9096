import { DomainError } from '../../../platform/errors/domain-error.js';

/** Unknown, older than five minutes, replaced by a newer link, or the computer signed out. */
export class HandoverLinkEnded extends DomainError {
  constructor() {
    super('HANDOVER.LINK_ENDED', 'gone');
  }
}

export class HandoverLinkUsed extends DomainError {
  constructor() {
    super('HANDOVER.LINK_USED', 'gone');
  }
}

/** The handover has ended, or this is not the phone that opened it. */
export class HandoverOver extends DomainError {
  constructor() {
    super('HANDOVER.OVER', 'conflict');
  }
}

/** The phone says that it is done, but the video or the résumé is not there. */
export class NothingArrived extends DomainError {
  constructor() {
    super('HANDOVER.NOTHING_ARRIVED', 'conflict');
  }
}
