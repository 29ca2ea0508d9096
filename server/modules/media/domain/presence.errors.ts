import { DomainError } from '../../../platform/errors/domain-error.js';

/** A new recording gets a new phrase; this limits how many phrases a person can choose from. */
export class TooManyPresenceDraws extends DomainError {
  override readonly retryAfterSeconds = 3600;

  constructor(limit: number) {
    super('MEDIA.PRESENCE_TOO_MANY', 'too_many', { limit });
  }
}
