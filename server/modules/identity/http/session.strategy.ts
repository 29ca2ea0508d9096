import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-custom';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Authenticator } from '../../../platform/auth/authenticator.js';

export const SESSION_STRATEGY = 'session';

/** Passed by the guard to Passport instead of a request. */
export interface AuthenticationAttempt {
  readonly token: string | null;
  readonly authenticator: Authenticator;
}

/**
 * Passport strategy for sessions. Strategies are global to the process, so this one is stateless: the attempt brings the
 * authenticator of its application.
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  async validate(attempt: AuthenticationAttempt): Promise<Actor | null> {
    return attempt.token === null ? null : attempt.authenticator.authenticate(attempt.token);
  }
}
