import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '../auth/actor.js';

/** Credentials of a socket: the headers of its handshake, and the tokens in it. */
export interface SocketCredentials {
  readonly headers: IncomingHttpHeaders;
  readonly token: string | undefined;
  readonly csrfToken: string | undefined;
}

/**
 * Identifies the session of a socket; the module that owns accounts implements it. A socket can stay open for hours without anybody
 * present, so it does not count as activity, and an idle session expires nevertheless.
 */
export abstract class SocketSessions {
  /** Null without an active session, or if a cookie session has no CSRF token. */
  abstract identify(credentials: SocketCredentials): Promise<Actor | null>;

  /** The sessions among these that are still active. */
  abstract alive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** PostgreSQL channel on which the trigger announces each ended session. */
export const endedSessionChannel = 'session_ended';
