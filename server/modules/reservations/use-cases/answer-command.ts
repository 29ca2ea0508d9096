import { Injectable } from '@nestjs/common';
import type { Call, Outcome } from '../../../platform/commands/command.js';
import { commandEvent } from '../../../platform/commands/command.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Side } from '../domain/emails.js';
import type { Reservation } from '../domain/reservation.entity.js';
import { reservationChanged } from '../domain/reservation.events.js';
import type { ReservationStatus } from '../domain/reservation-lifecycle.js';
import { type ReservationPair, ReservationRepository } from '../persistence/reservation.repository.js';
import { NoteChange } from './note-change.js';

/** An answer of one side to their reservation. */
export interface AnswerInput {
  readonly pair: ReservationPair;
  readonly party: Side;
  readonly reason: string | null;
  /** The person also hides from the company, until they remove the exclusion. */
  readonly neverAgain: boolean;
}

/** The locked reservation and the time under the lock. */
export interface Taken {
  readonly reservation: Reservation;
  readonly now: Date;
}

/** Shared parts of the commands that answer a reservation. */
@Injectable()
export class AnswerCommand {
  readonly actors = ['JOB_SEEKER', 'RECRUITER'];
  readonly events = [reservationChanged];

  constructor(
    private readonly reservations: ReservationRepository,
    private readonly note: NoteChange,
  ) {}

  asks({ pair: { id }, reason, neverAgain }: AnswerInput): unknown {
    return { id, reason, neverAgain };
  }

  /** The person's account, the pair, their profile. */
  locks({ input: { pair } }: Call<AnswerInput>): readonly Lock[] {
    return [
      { kind: 'account', of: pair.seekerId },
      { kind: 'matching pair', of: `${pair.companyId} ${pair.seekerId}` },
      { kind: 'identity seeker', of: pair.seekerId },
    ];
  }

  /** @throws NotFound if it no longer exists. */
  async load({ input: { pair } }: Call<AnswerInput>): Promise<Taken> {
    const taken = await this.reservations.takeForChange(pair.id);
    if (!taken) throw new NotFound();
    return taken;
  }

  /** Records the move. @returns the result and events of the command */
  async moved(
    { actor, input: { pair, party } }: Call<AnswerInput>,
    { reservation, now }: Taken,
    from: ReservationStatus,
  ): Promise<Outcome<string>> {
    const change = { from, party, side: party, actorId: actor.id, at: now };
    const payload = await this.note.write(reservation, change);
    return { result: pair.id, events: [commandEvent(reservationChanged, payload)] };
  }
}
