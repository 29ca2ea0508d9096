import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import type { ReservationAnswer } from '../http/reservations.contract.js';
import { OwnReservations } from './own-reservations.js';
import { PresentReservations } from './present-reservations.js';
import { reservationColumns, type ReservationRow } from './reservation-row.js';

/** One reservation, for either side. */
@Injectable()
export class GetReservationQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly own: OwnReservations,
    private readonly present: PresentReservations,
  ) {}

  /** @throws NotFound if it does not exist or the caller has no access. */
  async execute(actor: Actor, id: string, language: Language): Promise<ReservationAnswer> {
    const { where, params } = await this.own.of(actor);
    const [row] = await this.em.execute<ReservationRow[]>(
      `select ${reservationColumns} from reservation r where ${where} and r.id = ?`,
      [...params, id],
    );
    if (!row) throw new NotFound();
    const [answer] = await this.present.execute([row], actor, language);
    if (!answer) throw new NotFound();
    return answer;
  }
}
