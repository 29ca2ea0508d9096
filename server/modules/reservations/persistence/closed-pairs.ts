import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { LateWrites } from '../../../platform/database/late-writes.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { assertPairOpen } from '../domain/may-reserve.js';
import type { PairClosing } from '../domain/pair-closing.js';
import { type Closure, openPair, standingOfPair } from '../domain/pair-standing.js';
import { COOLDOWN_MS } from '../domain/reservation-limits.js';

export interface CompanyAndSeeker {
  readonly companyId: string;
  readonly seekerId: string;
}

interface ClosedRow {
  company_id: string;
  seeker_id: string;
  refusals: number;
  closed_until: string;
}

const openPairSql = 'delete from closed_pair where company_id = ? and seeker_id = ?';

const keyOf = ({ companyId, seekerId }: CompanyAndSeeker): string => `${companyId} ${seekerId}`;

/** Which companies may not ask which people now. Hold the pair's lock to write. */
@Injectable()
export class ClosedPairs {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly late: LateWrites,
    private readonly time: DatabaseTime,
  ) {}

  /** Many pairs in one query. */
  async standingsOf(pairs: readonly CompanyAndSeeker[]): Promise<(pair: CompanyAndSeeker) => Closure> {
    if (pairs.length === 0) return () => openPair;
    const [now, rows] = await Promise.all([
      this.time.now(),
      this.reads.rows<ClosedRow>(
        `select company_id, seeker_id, refusals, closed_until from closed_pair
          where (company_id, seeker_id) in (${pairs.map(() => '(?, ?)').join(', ')})`,
        pairs.flatMap(({ companyId, seekerId }) => [companyId, seekerId]),
      ),
    ]);
    const closures = new Map(
      rows.map((row) => [
        keyOf({ companyId: row.company_id, seekerId: row.seeker_id }),
        standingOfPair({ refusals: row.refusals, closedUntil: new Date(row.closed_until) }, now),
      ]),
    );
    return (pair) => closures.get(keyOf(pair)) ?? openPair;
  }

  /** @throws CoolingDown, PairClosed if the company may not ask the person. */
  async assertOpen(pair: CompanyAndSeeker): Promise<void> {
    assertPairOpen(await this.standingOf(pair));
  }

  async standingOf(pair: CompanyAndSeeker): Promise<Closure> {
    return (await this.standingsOf([pair]))(pair);
  }

  /** @returns when the closing ends; null if the move reopened the pair. */
  async move({ companyId, seekerId }: CompanyAndSeeker, closing: PairClosing, at: Date): Promise<Date | null> {
    if (closing === 'YES') {
      this.late.add(openPairSql, [companyId, seekerId]);
      return null;
    }
    const until = new Date(at.getTime() + COOLDOWN_MS);
    await this.em.execute(
      `insert into closed_pair (company_id, seeker_id, refusals, closed_until, closed_at) values (?, ?, ?, ?, ?)
       on conflict (company_id, seeker_id) do update
         set refusals = least(closed_pair.refusals + excluded.refusals, 2),
             closed_until = greatest(closed_pair.closed_until, excluded.closed_until), closed_at = excluded.closed_at`,
      [companyId, seekerId, closing === 'REFUSAL' ? 1 : 0, until, at],
    );
    return until;
  }

  /** Lets the company ask again. */
  async open({ companyId, seekerId }: CompanyAndSeeker): Promise<void> {
    await this.em.execute(openPairSql, [companyId, seekerId]);
  }
}
