import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import type { Language } from '../../../platform/http/language.js';
import { reservationLifecycle, type ReservationStatus } from '../domain/reservation-lifecycle.js';
import {
  type ListReservationsQuery,
  reservationSections,
  type ReservationSection,
  type ReservationsPage,
} from '../http/reservations.contract.js';
import { OwnReservations, type Scope } from './own-reservations.js';
import { PresentReservations } from './present-reservations.js';
import { reservationColumns, type ReservationRow } from './reservation-row.js';

const statusesOf: Readonly<Record<ReservationSection, readonly ReservationStatus[]>> = {
  active: ['ACTIVE'],
  accepted: ['MATCHED'],
  hired: ['HIRED'],
  history: ['REJECTED', 'EXPIRED', 'CANCELLED'],
};

/** Reservations of a person on either side, newest first. */
@Injectable()
export class ListReservationsQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly own: OwnReservations,
    private readonly present: PresentReservations,
    private readonly time: DatabaseTime,
  ) {}

  async execute(actor: Actor, query: ListReservationsQuery, language: Language): Promise<ReservationsPage> {
    const { section, page, limit } = query;
    const scope = await this.own.of(actor);
    const counts = await this.countBySection(scope);
    const statuses = section ? statusesOf[section] : reservationLifecycle.states;
    const rows = await this.em.execute<ReservationRow[]>(
      `select ${reservationColumns} from reservation r where ${scope.where} and r.status in (?)
        order by r.reserved_at desc, r.id desc limit ? offset ?`,
      [...scope.params, [...statuses], limit, (page - 1) * limit],
    );
    return {
      data: await this.present.execute(rows, actor, language),
      total: section ? counts[section] : reservationSections.reduce((sum, each) => sum + counts[each], 0),
      page,
      limit,
      counts,
      as_of: (await this.time.now()).toISOString(),
    };
  }

  private async countBySection({ where, params }: Scope): Promise<Record<ReservationSection, number>> {
    const rows = await this.em.execute<{ status: ReservationStatus; count: number }[]>(
      `select r.status, count(*)::int as count from reservation r where ${where} group by r.status`,
      [...params],
    );
    const counts = new Map(rows.map((row) => [row.status, row.count]));
    const sum = (section: ReservationSection): number =>
      statusesOf[section].reduce((total, status) => total + (counts.get(status) ?? 0), 0);
    return { active: sum('active'), accepted: sum('accepted'), hired: sum('hired'), history: sum('history') };
  }
}
