import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { hashOfState } from '../provider/sign-in-secrets.js';

/** Time to sign in at the provider, in milliseconds. */
export const ATTEMPT_MS = 10 * 60_000;
/** Expired rows deleted with each new one, so that visits of the sign-in page cannot fill the table. */
const SWEEP = 20;

export interface StartedSignIn {
  readonly companyId: string;
  readonly revision: number;
  /** The owner who tests the connection; null for a sign-in. */
  readonly ownerId: string | null;
}

/** Sign-ins under way. Each can be ended once, within ten minutes. */
@Injectable()
export class SsoAttempts {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async begin(state: string, { companyId, revision, ownerId }: StartedSignIn): Promise<void> {
    const now = this.clock.now();
    await this.em.execute(
      `delete from company_sso_attempt where state_hash in (
         select state_hash from company_sso_attempt where expires_at <= ? order by expires_at limit ?
            for update skip locked)`,
      [now, SWEEP],
    );
    await this.em.execute(
      `insert into company_sso_attempt (state_hash, company_id, revision, owner_id, created_at, expires_at)
       values (?, ?, ?, ?, ?, ?)`,
      [hashOfState(state), companyId, revision, ownerId, now, new Date(now.getTime() + ATTEMPT_MS)],
    );
  }

  /** Uses up a sign-in, in one statement, so that a repeated answer finds nothing. */
  async take(state: string): Promise<StartedSignIn | null> {
    const [row] = await this.em.execute<(StartedSignIn & { expiresAt: Date | string })[]>(
      `delete from company_sso_attempt where state_hash = ?
       returning company_id as "companyId", revision, owner_id as "ownerId", expires_at as "expiresAt"`,
      [hashOfState(state)],
    );
    return row && new Date(row.expiresAt) > this.clock.now() ? row : null;
  }
}
