import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import type { Side } from '../domain/emails.js';
import { type ReservationPair, ReservationRepository } from '../persistence/reservation.repository.js';
import { NoteChange } from './note-change.js';

/** Why several reservations end together. */
export interface Ending {
  /** New status of ACTIVE ones. */
  readonly waiting: 'REJECTED' | 'CANCELLED';
  /** Whether accepted ones and their matches end too. */
  readonly withMatches: boolean;
  /** The side that caused it. */
  readonly side: Side;
  readonly actorId: string | null;
}

/** Ends open reservations and releases credits, because an account or company is gone, or a person hides from the company. */
@Injectable()
export class EndReservations {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly matching: MatchingFacade,
    private readonly reservations: ReservationRepository,
    private readonly note: NoteChange,
    private readonly disclosures: DisclosuresFacade,
    private readonly credits: CreditsFacade,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @returns the number of ended reservations. */
  execute(pairs: readonly ReservationPair[], { waiting, withMatches, side, actorId }: Ending): Promise<number> {
    if (pairs.length === 0) return Promise.resolve(0);
    return this.transaction.run(async () => {
      await this.lock(pairs);
      const ids = pairs.map(({ id }) => id);
      const open = await this.reservations.findAllForChange(ids, withMatches ? ['ACTIVE', 'MATCHED'] : ['ACTIVE']);
      const now = await this.time.now();
      const holds: { readonly recruiterId: string; readonly holdId: string }[] = [];
      for (const reservation of open) {
        const { seekerId, companyId, recruiterId, holdId, matchId } = reservation;
        const event = reservation.status === 'ACTIVE' ? waiting : 'CANCELLED';
        const from = reservation.move(event, 'CONSEQUENCE', now);
        await this.note.execute(reservation, { from, party: 'CONSEQUENCE', side, actorId, at: now });
        // Flush before the match moves, because its followers must find this reservation ended.
        await this.reservations.flush();
        if (from === 'ACTIVE') {
          await this.disclosures.conceal({ seekerId, companyId, upTo: 'RESERVED' });
          if (holdId !== null) holds.push({ recruiterId, holdId });
        } else if (matchId !== null) {
          const by = { by: side, actorId: actorId ?? recruiterId };
          await this.matching.end({ matchId, action: 'CANCELLED', ...by });
        }
      }
      // Credit accounts are locked last, always in the same order.
      holds.sort((one, other) => (one.recruiterId < other.recruiterId ? -1 : 1));
      for (const { holdId } of holds) await this.credits.release(holdId);
      return open.length;
    });
  }

  /** Locks all people, then all pairs, each in a fixed order to avoid deadlocks. */
  private async lock(pairs: readonly ReservationPair[]): Promise<void> {
    await this.identity.holdAccounts(pairs.map(({ seekerId }) => seekerId));
    const inOrder = [...pairs].sort((one, other) =>
      `${one.companyId}${one.seekerId}` < `${other.companyId}${other.seekerId}` ? -1 : 1,
    );
    for (const { companyId, seekerId } of inOrder) await this.matching.lockPair(companyId, seekerId);
  }
}
