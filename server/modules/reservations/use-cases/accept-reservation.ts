import { Injectable } from '@nestjs/common';
import type { Call, Command, Outcome } from '../../../platform/commands/command.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import { ReservationExpired } from '../domain/reservation.errors.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { AnswerCommand, type AnswerInput, type Taken } from './answer-command.js';

/** The person says yes: spends the credit, creates the match, and keeps the profile open. */
@Injectable()
export class AcceptReservation implements Command<AnswerInput, null, Taken, string> {
  readonly name = 'reservations.accept';
  readonly actors: readonly string[];
  readonly events: AnswerCommand['events'];

  constructor(
    private readonly answer: AnswerCommand,
    private readonly reservations: ReservationRepository,
    private readonly matching: MatchingFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly credits: CreditsFacade,
  ) {
    this.actors = answer.actors;
    this.events = answer.events;
  }

  asks(input: AnswerInput): unknown {
    return this.answer.asks(input);
  }

  resultOf({ input: { pair } }: Call<AnswerInput>): string {
    return pair.id;
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }

  locks(call: Call<AnswerInput>): readonly Lock[] {
    return [...this.answer.locks(call), { kind: 'matching seeker', of: call.input.pair.seekerId }];
  }

  load(call: Call<AnswerInput>): Promise<Taken> {
    return this.answer.load(call);
  }

  /** @throws ReservationExpired, ReservationActionRefused */
  async handle(call: Call<AnswerInput>, taken: Taken): Promise<Outcome<string>> {
    const { reservation, now } = taken;
    if (reservation.status === 'EXPIRED' || reservation.isDueAt(now)) {
      throw new ReservationExpired(reservation.expiresAt);
    }
    const actorId = call.actor.id;
    const from = reservation.move('MATCHED', call.input.party, now);
    const { id, seekerId, companyId, recruiterId, jobId, holdId, creditsReserved: cost } = reservation;
    // Flush before the match moves, because its followers must find this reservation answered.
    await this.reservations.flush();
    const owes =
      holdId !== null &&
      (await this.matching.notePaid({ companyId, seekerId, act: 'RESERVATION', paidBy: recruiterId }));
    const match = await this.matching.confirm(
      jobId === null ? { seekerId, companyId, jobId, actorId } : { seekerId, jobId, actorId },
    );
    this.reservations.noteMatch(id, match.id);
    const reference = { type: 'RESERVATION', id };
    await this.disclosures.disclose({
      seekerId,
      companyId,
      type: 'MATCHED',
      cost: owes ? cost : 0,
      actorId,
      reference,
    });
    const outcome = await this.answer.moved(call, taken, from);
    if (holdId !== null) {
      // Paid in another way meanwhile, so release the hold instead of charging twice.
      await (owes ? this.credits.capture(holdId) : this.credits.release(holdId));
    }
    return outcome;
  }
}
