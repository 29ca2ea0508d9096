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

/** Which companies paid for which people. */
@Injectable()
export class PaidPairs {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly clock: Clock,
  ) {}

  /** The people that the company already paid for. */
  async among(companyId: string, seekerIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (seekerIds.length === 0) return new Set();
    const rows = await this.reads.rows<{ seeker_id: string }>(
      'select seeker_id from paid_pair where company_id = ? and seeker_id in (?)',
      [companyId, [...new Set(seekerIds)]],
    );
    return new Set(rows.map((row) => row.seeker_id));
  }

  /**
   * Call it in the transaction that moves the credits. Of two concurrent payments the second waits for the first.
   *
   * @returns false if the pair was already paid: nothing is owed.
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
