import type { Actor } from './actor.js';

/** Turns a presented token into an actor; the module that owns accounts provides it. */
export abstract class Authenticator {
  /** @returns null for an unknown, expired or revoked token. */
  abstract authenticate(token: string): Promise<Actor | null>;
}
