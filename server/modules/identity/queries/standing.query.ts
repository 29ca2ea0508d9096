import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { StandingAnswer, StandingName } from '../http/standing.contract.js';

/** The latest decision about an account. */
@Injectable()
export class StandingQuery {
  constructor(private readonly em: EntityManager) {}

  /** @returns null if there is none. */
  async find(accountId: string): Promise<StandingAnswer | null> {
    const [row] = await this.em.execute<{ status: StandingName; reason: string; decided_at: string }[]>(
      `select status, reason, decided_at from standing_decision where account_id = ?
        order by decided_at desc, id desc limit 1`,
      [accountId],
    );
    return row ? { id: accountId, ...row, decided_at: new Date(row.decided_at).toISOString() } : null;
  }
}
