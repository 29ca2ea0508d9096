import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../platform/database/read-together.js';
import { CreditsFacade } from '../credits/index.js';
import type { ReservationTerms } from '../identity/index.js';
import { ClosedPairs } from './persistence/closed-pairs.js';

/** What asking people costs a company, and whether it may. Apart from `ReservationsFacade`, which asks identity: identity asks this. */
@Injectable()
export class ReservationTermsFacade {
  constructor(
    private readonly reads: ReadTogether,
    private readonly closedPairs: ClosedPairs,
    private readonly credits: CreditsFacade,
  ) {}

  /** @param companyId null: the terms of a company that never met the person. */
  async of(companyId: string | null, seekerIds: readonly string[]): Promise<(seekerId: string) => ReservationTerms> {
    const price = this.credits.priceOf('RESERVATION');
    if (companyId === null || seekerIds.length === 0) {
      return () => ({ reservation_price: price, may_reserve: 'NOW', may_reserve_from: null });
    }
    const [standingOf, paid] = await Promise.all([
      this.closedPairs.standingsOf(seekerIds.map((seekerId) => ({ companyId, seekerId }))),
      this.paidAmong(companyId, seekerIds),
    ]);
    return (seekerId) => {
      const { mayReserve, from } = standingOf({ companyId, seekerId });
      return {
        reservation_price: paid.has(seekerId) ? 0 : price,
        may_reserve: mayReserve,
        may_reserve_from: from && from.toISOString(),
      };
    };
  }

  /** @throws CoolingDown, PairClosed while the company may not turn to the person by itself. Call it with the pair locked. */
  assertOpen(companyId: string, seekerId: string): Promise<void> {
    return this.closedPairs.assertOpen({ companyId, seekerId });
  }

  /** Read from matching's table, as its facade asks identity, which asks this. */
  private async paidAmong(companyId: string, seekerIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.reads.rows<{ seeker_id: string }>(
      'select seeker_id from paid_pair where company_id = ? and seeker_id in (?)',
      [companyId, [...new Set(seekerIds)]],
    );
    return new Set(rows.map((row) => row.seeker_id));
  }
}
