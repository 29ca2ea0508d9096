import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-custom';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Authenticator } from '../../../platform/auth/authenticator.js';

export const SESSION_STRATEGY = 'session';

/** What the guard hands to Passport in the place of a request. */
export interface AuthenticationAttempt {
  readonly token: string | null;
  readonly authenticator: Authenticator;
}

/**
 * Passport's way to a session. Strategies live in one list for the whole process, so this one keeps nothing: the attempt brings
 * the authenticator of the application it belongs to.
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  async validate(attempt: AuthenticationAttempt): Promise<Actor | null> {
    return attempt.token === null ? null : attempt.authenticator.authenticate(attempt.token);
  }
}
