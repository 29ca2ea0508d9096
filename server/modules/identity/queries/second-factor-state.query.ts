import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SecondFactorState } from '../http/second-factor.contract.js';

/** Whether an account uses two-step sign-in. */
@Injectable()
export class SecondFactorStateQuery {
  constructor(private readonly em: EntityManager) {}

  async execute(accountId: string): Promise<SecondFactorState> {
    const [row] = await this.em.execute<{ since: Date | string | null; codes: number; is_operator: boolean }[]>(
      `select f.confirmed_at as since, a.user_type = 'OPERATOR' as is_operator,
              (select count(*)::int from recovery_code c where c.account_id = a.id) as codes
         from account a left join second_factor f on f.account_id = a.id and f.confirmed_at is not null
        where a.id = ?`,
      [accountId],
    );
    const since = row?.since ?? null;
    return {
      enabled: since !== null,
      since: since === null ? null : new Date(since).toISOString(),
      recovery_codes_left: since === null ? 0 : (row?.codes ?? 0),
      strongly_recommended: since === null && (row?.is_operator ?? false),
    };
  }
}
