import { DomainError } from '../../../platform/errors/domain-error.js';

export class TooManySearches extends DomainError {
  constructor(max: number) {
    super('NOTIFICATIONS.TOO_MANY_SEARCHES', 'conflict', { max });
  }
}

export class SearchNameTaken extends DomainError {
  constructor() {
    super('NOTIFICATIONS.SEARCH_NAME_TAKEN', 'conflict');
  }
}

/** A link that is not ours, or was cut short on its way. */
export class UnsubscribeLinkBroken extends DomainError {
  constructor() {
    super('NOTIFICATIONS.UNSUBSCRIBE_LINK_BROKEN', 'invalid');
  }
}

export class NoSuchKindForRole extends DomainError {
  constructor() {
    super('NOTIFICATIONS.KIND_NOT_YOURS', 'conflict');
  }
}
