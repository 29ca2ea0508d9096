import { fastifyCookie } from '@fastify/cookie';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { type SocketCredentials, SocketSessions } from '../../../platform/realtime/socket-sessions.js';
import { hashOfToken, looksLikeToken, sameSecret } from '../credentials/session-token.js';
import { type AccountStatus, type ApprovalStatus, roleOf, type UserType } from '../domain/user-type.js';
import { AUTH_COOKIE, CSRF_COOKIE } from './session-cookies.js';

interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly user_type: UserType;
  readonly status: AccountStatus;
  readonly approval_status: ApprovalStatus;
  readonly limited_to: string | null;
}

/** Sessions of sockets. Read-only: an open socket does not count as activity. */
@Injectable()
export class SessionsOfSockets extends SocketSessions {
  constructor(
    private readonly orm: MikroORM,
    private readonly time: DatabaseTime,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async identify(shown: SocketCredentials): Promise<Actor | null> {
    const token = presentedToken(shown);
    if (token === null || !looksLikeToken(token)) return null;
    const alive = this.#alive();
    const [row] = await this.#em().execute<Row[]>(
      `select s.id, s.account_id, s.limited_to, a.user_type, a.status, a.approval_status
         from session s join account a on a.id = s.account_id
        where s.token_hash = ? and a.status = 'ACTIVE' and ${alive.sql}`,
      [hashOfToken(token), ...alive.params],
    );
    if (!row) return null;
    return {
      id: row.account_id,
      sessionId: row.id,
      role: roleOf(row.user_type, row.approval_status),
      ...(row.limited_to !== null && { limitedTo: row.limited_to }),
    };
  }

  override async alive(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (sessionIds.length === 0) return new Set();
    const alive = this.#alive();
    const rows = await this.#em().execute<{ id: string }[]>(
      `select s.id from session s join account a on a.id = s.account_id
        where s.id in (?) and a.status = 'ACTIVE' and ${alive.sql}`,
      [[...sessionIds], ...alive.params],
    );
    return new Set(rows.map(({ id }) => id));
  }

  #em(): EntityManager {
    return this.orm.em.fork();
  }

  /** The rule of `session-lifetime.ts` in SQL, for many sessions. */
  #alive(): { readonly sql: string; readonly params: readonly (Date | number)[] } {
    const now = this.time.part();
    return {
      sql: `s.revoked_at is null and s.expires_at > ${now.sql}
        and (s.limited_to is not null or s.last_seen_at >= ${now.sql} - ? * interval '1 second')`,
      params: [...now.params, ...now.params, this.settings.env.SESSION_IDLE_SECONDS],
    };
  }
}

/** The token from the client's handshake, else a header, else a cookie; a cookie needs the proof that our own page connects. */
function presentedToken({ headers, token, csrfToken }: SocketCredentials): string | null {
  if (token !== undefined) return token;
  const bearer = /^Bearer +([^\s]+) *$/i.exec((headers.authorization ?? '').slice(0, 200))?.[1];
  if (bearer !== undefined) return bearer;
  const cookies = fastifyCookie.parse(headers.cookie ?? '');
  const [auth, csrf] = [cookies[AUTH_COOKIE], cookies[CSRF_COOKIE]];
  if (!auth || !csrf || csrfToken === undefined) return null;
  return sameSecret(csrf, csrfToken) ? auth : null;
}
