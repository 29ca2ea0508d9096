import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import type { Side } from '../domain/letters.js';
import { type ReservationPair, ReservationRepository } from '../persistence/reservation.repository.js';
import { NoteChange } from './note-change.js';

/** Why several reservations end without anybody having asked for each. */
export interface Ending {
  /** What becomes of those that wait. */
  readonly waiting: 'REJECTED' | 'CANCELLED';
  /** Whether those that were accepted end, too, and their matches with them. */
  readonly withMatches: boolean;
  /** Whose doing it is. */
  readonly side: Side;
  readonly actorId: string | null;
}

/** Somebody left, hides from the company, or the company is gone: what was open ends, and what was set aside goes back. */
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

  /** @returns how many ended. */
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
        // Written before the match moves: what follows a match must find this one ended.
        await this.reservations.flush();
        if (from === 'ACTIVE') {
          await this.disclosures.conceal({ seekerId, companyId, upTo: 'RESERVED' });
          if (holdId !== null) holds.push({ recruiterId, holdId });
        } else if (matchId !== null) {
          const by = { by: side, actorId: actorId ?? recruiterId };
          await this.matching.end({ matchId, action: 'CANCELLED', ...by });
        }
      }
      // Accounts of credits come last, always in the same order.
      holds.sort((one, other) => (one.recruiterId < other.recruiterId ? -1 : 1));
      for (const { holdId } of holds) await this.credits.release(holdId);
      return open.length;
    });
  }

  /** All people, then all pairs, each in one order: whoever ends several waits for others in line. */
  private async lock(pairs: readonly ReservationPair[]): Promise<void> {
    await this.identity.holdAccounts(pairs.map(({ seekerId }) => seekerId));
    const inOrder = [...pairs].sort((one, other) =>
      `${one.companyId}${one.seekerId}` < `${other.companyId}${other.seekerId}` ? -1 : 1,
    );
    for (const { companyId, seekerId } of inOrder) await this.matching.lockPair(companyId, seekerId);
  }
}
