import { DomainError, type FieldIssue } from './domain-error.js';

export class InvalidInput extends DomainError {
  constructor(details: readonly FieldIssue[]) {
    super('REQUEST.INVALID', 'invalid', {}, details);
  }
}

export class Unauthenticated extends DomainError {
  constructor() {
    super('IDENTITY.UNAUTHENTICATED', 'unauthenticated');
  }
}

export class Forbidden extends DomainError {
  constructor(code = 'REQUEST.FORBIDDEN') {
    super(code, 'forbidden');
  }
}

/** Also the answer for a thing that exists but that the caller may not see: both must look alike. */
export class NotFound extends DomainError {
  constructor() {
    super('REQUEST.NOT_FOUND', 'not_found');
  }
}

export class Unavailable extends DomainError {
  override readonly retryAfterSeconds = 2;
  constructor() {
    super('REQUEST.UNAVAILABLE', 'unavailable');
  }
}

export class StorageFull extends DomainError {
  override readonly retryAfterSeconds = 60;
  constructor() {
    super('REQUEST.STORAGE_FULL', 'storage_full');
  }
}

export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('REQUEST.IDEMPOTENCY_KEY_REUSED', 'unprocessable');
  }
}

export class IdempotencyKeyInUse extends DomainError {
  override readonly retryAfterSeconds = 1;
  constructor() {
    super('REQUEST.IDEMPOTENCY_KEY_IN_USE', 'conflict');
  }
}

export class IdempotencyKeyInvalid extends DomainError {
  constructor() {
    super('REQUEST.IDEMPOTENCY_KEY_INVALID', 'invalid');
  }
}

/** The row changed or appeared between reading and writing; nothing was stored. */
export class LostRace extends DomainError {
  constructor() {
    super('REQUEST.CONFLICT', 'conflict');
  }
}
