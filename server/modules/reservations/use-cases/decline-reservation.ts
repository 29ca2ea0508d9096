import { Injectable } from '@nestjs/common';
import type { Call, Command, Outcome } from '../../../platform/commands/command.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { ReservationExpired } from '../domain/reservation.errors.js';
import { AnswerCommand, type AnswerInput, type Taken } from './answer-command.js';

/** The person says no, with an optional reason: releases the credit, closes the profile, and the company must wait. */
@Injectable()
export class DeclineReservation implements Command<AnswerInput, null, Taken, string> {
  readonly name = 'reservations.decline';
  readonly actors: readonly string[];
  readonly events: AnswerCommand['events'];

  constructor(
    private readonly answer: AnswerCommand,
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
    return this.answer.locks(call);
  }

  load(call: Call<AnswerInput>): Promise<Taken> {
    return this.answer.load(call);
  }

  /** @throws ReservationExpired, ReservationActionRefused, TooManyExclusions */
  async handle(call: Call<AnswerInput>, taken: Taken): Promise<Outcome<string>> {
    const { reservation, now } = taken;
    const { party, reason, neverAgain } = call.input;
    if (reservation.status === 'EXPIRED' || reservation.isDueAt(now)) {
      throw new ReservationExpired(reservation.expiresAt);
    }
    const from = reservation.move('REJECTED', party, now);
    reservation.declineReason = reason;
    const { seekerId, companyId, holdId } = reservation;
    const outcome = await this.answer.moved(call, taken, from);
    await this.disclosures.conceal({ seekerId, companyId, upTo: 'RESERVED', actorId: call.actor.id });
    if (neverAgain) await this.disclosures.hideFrom(seekerId, companyId);
    if (holdId !== null) await this.credits.release(holdId);
    return outcome;
  }
}
