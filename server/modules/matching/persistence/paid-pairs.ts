import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { PairAct } from '../domain/paid-pair.entity.js';

export interface PaymentForPair {
  readonly companyId: string;
  readonly seekerId: string;
  readonly act: PairAct;
  /** The recruiter who pays. */
  readonly paidBy: string;
}

/** Which companies have paid for which people. */
@Injectable()
export class PaidPairs {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly clock: Clock,
  ) {}

  /** Those of the people for whom the company has paid. */
  async among(companyId: string, seekerIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (seekerIds.length === 0) return new Set();
    const rows = await this.reads.rows<{ seeker_id: string }>(
      'select seeker_id from paid_pair where company_id = ? and seeker_id in (?)',
      [companyId, [...new Set(seekerIds)]],
    );
    return new Set(rows.map((row) => row.seeker_id));
  }

  /**
   * In the caller's transaction, which also moves the credits: of two that pay at once the second waits for the first.
   *
   * @returns false when the pair was paid for before: nothing is owed.
   */
  async note({ companyId, seekerId, act, paidBy }: PaymentForPair): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into paid_pair (company_id, seeker_id, act, paid_by, paid_at) values (?, ?, ?, ?, ?)
       on conflict (company_id, seeker_id) do nothing returning company_id`,
      [companyId, seekerId, act, paidBy, this.clock.now()],
    );
    return rows.length > 0;
  }
}
