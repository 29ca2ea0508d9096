import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { ReadTogether } from '../../platform/database/read-together.js';
import { CreditsFacade } from '../credits/index.js';
import type { ReservationTerms } from '../identity/index.js';
import { type Closure, openPair, standingOfPair } from './domain/pair-standing.js';
import { ClosedPairs } from './persistence/closed-pairs.js';

interface TermsRow {
  readonly id: string;
  readonly now: string;
  readonly refusals: number | null;
  readonly closed_until: string | null;
  readonly paid: boolean;
}

const termsAt = (price: number, { mayReserve, from }: Closure): ReservationTerms => ({
  reservation_price: price,
  may_reserve: mayReserve,
  may_reserve_from: from && from.toISOString(),
});

function termsOf({ now, refusals, closed_until: until, paid }: TermsRow, price: number): ReservationTerms {
  const closure =
    refusals === null || until === null
      ? openPair
      : standingOfPair({ refusals, closedUntil: new Date(until) }, new Date(now));
  return termsAt(paid ? 0 : price, closure);
}

/** Price and permission of reservations. Separate from `ReservationsFacade`, which uses identity, because identity uses this. */
@Injectable()
export class ReservationTermsFacade {
  constructor(
    private readonly reads: ReadTogether,
    private readonly closedPairs: ClosedPairs,
    private readonly credits: CreditsFacade,
    private readonly time: DatabaseTime,
  ) {}

  /** @param companyId null: terms for a company without any history with the person. */
  async of(companyId: string | null, seekerIds: readonly string[]): Promise<(seekerId: string) => ReservationTerms> {
    const price = this.credits.priceOf('RESERVATION');
    if (companyId === null || seekerIds.length === 0) {
      return () => termsAt(price, openPair);
    }
    const now = this.time.part();
    // One statement, because each list of people needs it. Reads matching's table directly: its facade uses identity, which uses
    // this.
    const rows = await this.reads.rows<TermsRow>(
      `select s.id, t.now, c.refusals, c.closed_until,
              exists (select 1 from paid_pair p where p.company_id = ? and p.seeker_id = s.id) as paid
         from (values ${seekerIds.map(() => '(?::uuid)').join(', ')}) as s (id)
        cross join (select ${now.sql} as now) t
         left join closed_pair c on c.company_id = ? and c.seeker_id = s.id`,
      [companyId, ...seekerIds, ...now.params, companyId],
    );
    const terms = new Map(rows.map((row) => [row.id, termsOf(row, price)]));
    return (seekerId) => terms.get(seekerId) ?? termsAt(price, openPair);
  }

  /** @throws CoolingDown, PairClosed if the company may not contact the person. Call it with the pair locked. */
  assertOpen(companyId: string, seekerId: string): Promise<void> {
    return this.closedPairs.assertOpen({ companyId, seekerId });
  }
}
