import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Command } from '../../../platform/commands/command.js';
import { CommandKernel } from '../../../platform/commands/command-kernel.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import {
  NeverAgainWithoutRefusal,
  ReasonWithoutRefusal,
  ReservationActionRefused,
} from '../domain/reservation.errors.js';
import { partyOf } from '../domain/reservation.policy.js';
import type { UpdateReservationRequest } from '../http/reservations.contract.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { AcceptReservation } from './accept-reservation.js';
import type { AnswerInput, Taken } from './answer-command.js';
import { CancelReservation } from './cancel-reservation.js';
import { DeclineReservation } from './decline-reservation.js';
import { ExpireReservations } from './expire-reservations.js';
import { MarkHired } from './mark-hired.js';

/** Requests a new status of a reservation; each status has its own command. */
@Injectable()
export class AnswerReservation {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly expire: ExpireReservations,
    private readonly accept: AcceptReservation,
    private readonly decline: DeclineReservation,
    private readonly cancel: CancelReservation,
    private readonly hire: MarkHired,
    private readonly kernel: CommandKernel,
  ) {}

  /**
   * @param key idempotency key: a repeated request changes nothing and returns the first answer.
   * @throws NotFound if it does not exist or the caller has no access.
   * @throws ReasonWithoutRefusal, NeverAgainWithoutRefusal, and errors of the command.
   */
  async execute(actor: Actor, id: string, asked: UpdateReservationRequest, key?: string): Promise<void> {
    const { status, reason = null, never_again: neverAgain = false } = asked;
    const pair = await this.reservations.pairNow(id);
    const party = pair && partyOf(actor, pair);
    if (!party) throw new NotFound();
    if (reason !== null && status !== 'REJECTED') throw new ReasonWithoutRefusal();
    if (neverAgain && status !== 'REJECTED') throw new NeverAgainWithoutRefusal();
    // In its own transaction, so that the expiry is kept whatever the answer.
    if (pair.isDue) await this.expire.one(id);
    try {
      const command = this.commandFor(status);
      // Other statuses come only from expiry.
      if (!command) throw await this.refusalOf(id);
      await this.kernel.run(command, { actor, input: { pair, party, reason, neverAgain }, key });
    } catch (error) {
      if (!(error instanceof ReservationActionRefused)) throw error;
      throw await this.refusalOf(id);
    }
  }

  private commandFor(status: UpdateReservationRequest['status']): Command<AnswerInput, null, Taken, string> | null {
    switch (status) {
      case 'MATCHED':
        return this.accept;
      case 'REJECTED':
        return this.decline;
      case 'CANCELLED':
        return this.cancel;
      case 'HIRED':
        return this.hire;
      case 'ACTIVE':
      case 'EXPIRED':
        return null;
    }
  }

  /** The error with the current status and its date. */
  private async refusalOf(id: string): Promise<NotFound | ReservationActionRefused> {
    const standing = await this.reservations.standingOf(id);
    return standing ? new ReservationActionRefused(standing.status, standing.since) : new NotFound();
  }
}
