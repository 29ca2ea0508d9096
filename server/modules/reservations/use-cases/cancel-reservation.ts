import { Injectable } from '@nestjs/common';
import type { Call, Command, Outcome } from '../../../platform/commands/command.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import { ReservationExpired, TooManyCancelled } from '../domain/reservation.errors.js';
import { MAX_CANCELLED } from '../domain/reservation-limits.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { AnswerCommand, type AnswerInput, type Taken } from './answer-command.js';

/**
 * Before an answer the recruiter can cancel: the credit is released, and the company must wait before it asks this person again.
 * After a yes either side can end it: no credit is returned, and the match ends too. The profile closes in both cases.
 */
@Injectable()
export class CancelReservation implements Command<AnswerInput, null, Taken, string> {
  readonly name = 'reservations.cancel';
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
    const locks = this.answer.locks(call);
    const isRecruiters = call.input.party === 'RECRUITER';
    return isRecruiters ? [...locks, { kind: 'reservations recruiter', of: call.actor.id }] : locks;
  }

  load(call: Call<AnswerInput>): Promise<Taken> {
    return this.answer.load(call);
  }

  /** @throws ReservationExpired, TooManyCancelled, ReservationActionRefused */
  async handle(call: Call<AnswerInput>, taken: Taken): Promise<Outcome<string>> {
    const { reservation, now } = taken;
    const { party } = call.input;
    const actorId = call.actor.id;
    if (reservation.isDueAt(now)) throw new ReservationExpired(reservation.expiresAt);
    const from = reservation.move('CANCELLED', party, now);
    if (from === 'ACTIVE' && (await this.reservations.countTakenBack(actorId, now)) >= MAX_CANCELLED) {
      throw new TooManyCancelled(MAX_CANCELLED);
    }
    const { seekerId, companyId, holdId, matchId } = reservation;
    const outcome = await this.answer.moved(call, taken, from);
    if (from === 'MATCHED') {
      // Flush before the match moves, because its followers must find this reservation ended.
      await this.reservations.flush();
      if (matchId !== null) await this.matching.end({ matchId, action: 'CANCELLED', by: party, actorId });
      return outcome;
    }
    await this.disclosures.conceal({ seekerId, companyId, upTo: 'RESERVED', actorId });
    if (holdId !== null) await this.credits.release(holdId, actorId);
    return outcome;
  }
}
