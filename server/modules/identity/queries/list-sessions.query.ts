import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { readDevice } from '../credentials/device.js';
import type { SessionMethod } from '../domain/session-methods.contract.js';
import type { AccountSessions } from '../http/account-security.contract.js';

interface SessionRow {
  id: string;
  user_agent: string | null;
  network: string | null;
  method: SessionMethod | null;
  created_at: Date | string;
  last_seen_at: Date | string;
  expires_at: Date | string;
}

const MAX_SESSIONS = 100;
const instant = (value: Date | string): string => new Date(value).toISOString();

/** The signed-in devices of an account, for its owner. */
@Injectable()
export class ListSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly settings: Settings,
  ) {}

  async execute(actor: Actor): Promise<AccountSessions> {
    const now = this.time.part();
    const open = `account_id = ? and revoked_at is null and expires_at > ${now.sql}
      and (limited_to is not null or last_seen_at >= ${now.sql} - ? * interval '1 second')`;
    const params = [actor.id, ...now.params, ...now.params, this.settings.env.SESSION_IDLE_SECONDS];
    const rows = await this.em.execute<SessionRow[]>(
      `select id, user_agent, network, method, created_at, last_seen_at, expires_at from session
        where ${open} order by id = ? desc, last_seen_at desc, id limit ?`,
      [...params, actor.sessionId, MAX_SESSIONS],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from session where ${open}`,
      params,
    );
    const sessions = rows.map((row) => ({
      id: row.id,
      current: row.id === actor.sessionId,
      ...readDevice(row.user_agent),
      network: row.network,
      method: row.method,
      created_at: instant(row.created_at),
      last_seen_at: instant(row.last_seen_at),
      expires_at: instant(row.expires_at),
    }));
    return { sessions, total: counted?.total ?? 0 };
  }
}
