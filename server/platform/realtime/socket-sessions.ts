import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '../auth/actor.js';

/** What a socket shows of a session: the headers of its handshake, and what the client says in it. */
export interface SocketCredentials {
  readonly headers: IncomingHttpHeaders;
  readonly token: string | undefined;
  readonly csrfToken: string | undefined;
}

/**
 * Says whose socket it is; the module that owns accounts provides it. A socket is open for hours without anybody being there:
 * nothing here counts as activity, so an idle session ends as if the socket did not exist.
 */
export abstract class SocketSessions {
  /** Null for who shows no living session, or shows one by cookie without the proof that our own page connects. */
  abstract identify(credentials: SocketCredentials): Promise<Actor | null>;

  /** Those of the sessions that still count. */
  abstract alive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The channel on which the database names a session the moment it ends. */
export const endedSessionChannel = 'session_ended';
