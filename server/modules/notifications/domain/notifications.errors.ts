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

/** The unsubscribe link is not one of ours, or was truncated. */
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

/** The endpoint of a device is not that of a push service: nothing may be sent there. */
export class PushEndpointRefused extends DomainError {
  constructor() {
    super('NOTIFICATIONS.PUSH_ENDPOINT_REFUSED', 'invalid');
  }
}
