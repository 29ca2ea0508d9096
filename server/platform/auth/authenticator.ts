import type { Actor } from './actor.js';

/** Finds the actor of a session token. The module that owns accounts implements it. */
export abstract class Authenticator {
  /** @returns null for an unknown, expired or revoked token. */
  abstract authenticate(token: string): Promise<Actor | null>;
}
