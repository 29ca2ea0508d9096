import { Injectable } from '@nestjs/common';
import type { Call, Command, Outcome } from '../../../platform/commands/command.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { MatchingFacade } from '../../matching/index.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { AnswerCommand, type AnswerInput, type Taken } from './answer-command.js';

/** Either side records the hire: reservation and match become HIRED, which is final. No credit moves. */
@Injectable()
export class MarkHired implements Command<AnswerInput, null, Taken, string> {
  readonly name = 'reservations.hire';
  readonly actors: readonly string[];
  readonly events: AnswerCommand['events'];

  constructor(
    private readonly answer: AnswerCommand,
    private readonly reservations: ReservationRepository,
    private readonly matching: MatchingFacade,
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

  /** @throws ReservationActionRefused */
  async handle(call: Call<AnswerInput>, taken: Taken): Promise<Outcome<string>> {
    const { reservation, now } = taken;
    const { party } = call.input;
    const from = reservation.move('HIRED', party, now);
    const outcome = await this.answer.moved(call, taken, from);
    // Flush before the match moves, because its followers must find this reservation hired.
    await this.reservations.flush();
    const { matchId } = reservation;
    if (matchId !== null) await this.matching.end({ matchId, action: 'HIRED', by: party, actorId: call.actor.id });
    return outcome;
  }
}
