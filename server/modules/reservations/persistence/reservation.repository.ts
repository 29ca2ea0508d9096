import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { LateWrites } from '../../../platform/database/late-writes.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { Reservation } from '../domain/reservation.entity.js';
import type { ReservationStatus } from '../domain/reservation-lifecycle.js';
import { CANCELLED_WITHIN_MS } from '../domain/reservation-limits.js';

/** The people of a reservation, read before locks are taken. */
export interface ReservationPair {
  readonly id: string;
  readonly seekerId: string;
  readonly recruiterId: string;
  readonly companyId: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const pairColumns = `id, seeker_id as "seekerId", recruiter_id as "recruiterId", company_id as "companyId"`;

/** Reservations for use cases. Call inside a transaction. */
@Injectable()
export class ReservationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly time: DatabaseTime,
    private readonly clock: Clock,
    private readonly late: LateWrites,
  ) {}

  async pairOf(id: string): Promise<ReservationPair | null> {
    const [pair] = await this.em.execute<ReservationPair[]>(`select ${pairColumns} from reservation where id = ?`, [
      id,
    ]);
    return pair ?? null;
  }

  /** The same, with whether it is expired but not ended yet. */
  async pairNow(id: string): Promise<(ReservationPair & { readonly isDue: boolean }) | null> {
    const [now, [row]] = await Promise.all([
      this.time.now(),
      this.reads.rows<ReservationPair & { waits: boolean; expires_at: string }>(
        `select ${pairColumns}, status = 'ACTIVE' as waits, expires_at from reservation where id = ?`,
        [id],
      ),
    ]);
    if (!row) return null;
    const { waits, expires_at, ...pair } = row;
    return { ...pair, isDue: waits && new Date(expires_at) <= now };
  }

  /** Locks the row until the transaction ends, and reads its current state. */
  findForChange(id: string): Promise<Reservation | null> {
    return this.em.findOne(Reservation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** The same, with the time under the lock. */
  async takeForChange(id: string): Promise<{ readonly reservation: Reservation; readonly now: Date } | null> {
    const { sql, params } = this.time.partUnderLock();
    const [row] = await this.em.execute<({ now: string } & Record<string, unknown>)[]>(
      `select locked.*, ${sql} as now from (select * from reservation where id = ? for update) locked`,
      [...params, id],
    );
    if (!row) return null;
    const { now, ...columns } = row;
    return { reservation: this.em.map(Reservation, columns), now: new Date(now) };
  }

  /** The same for several, locked in the order of ids to avoid deadlocks. */
  findAllForChange(ids: readonly string[], status: readonly ReservationStatus[]): Promise<Reservation[]> {
    return this.em.find(
      Reservation,
      { id: { $in: [...ids] }, status: { $in: [...status] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
    );
  }

  /** The current status and its date; null if it does not exist. */
  async standingOf(id: string): Promise<{ readonly status: ReservationStatus; readonly since: Date } | null> {
    const [row] = await this.em.execute<{ status: ReservationStatus; since: string }[]>(
      `select status, coalesce((select max(e.at) from reservation_event e where e.reservation_id = r.id),
                               resolved_at, reserved_at) as since
         from reservation r where id = ?`,
      [id],
    );
    return row ? { status: row.status, since: new Date(row.since) } : null;
  }

  /** The open reservation between a company and a person. */
  async openStatus(companyId: string, seekerId: string): Promise<'ACTIVE' | 'MATCHED' | null> {
    const [row] = await this.reads.rows<{ status: 'ACTIVE' | 'MATCHED' }>(
      `select status from reservation where company_id = ? and seeker_id = ? and status in ('ACTIVE', 'MATCHED')`,
      [companyId, seekerId],
    );
    return row?.status ?? null;
  }

  async countActive(recruiterId: string): Promise<number> {
    const [row] = await this.reads.rows<{ count: number }>(
      `select count(*)::int as count from reservation where recruiter_id = ? and status = 'ACTIVE'`,
      [recruiterId],
    );
    return row?.count ?? 0;
  }

  /** ACTIVE reservations that the recruiter recently cancelled. */
  async countTakenBack(recruiterId: string, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from reservation_event
        where actor_id = ? and at > ? and party = 'RECRUITER' and from_status = 'ACTIVE' and to_status = 'CANCELLED'`,
      [recruiterId, new Date(now.getTime() - CANCELLED_WITHIN_MS)],
    );
    return row?.count ?? 0;
  }

  /** Expired ACTIVE ones, oldest first. */
  async findDue(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from reservation where status = 'ACTIVE' and expires_at <= ? order by expires_at, id limit ?`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The same for one person, on either side. */
  async findDueOf(accountId: string, now: Date): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from reservation where status = 'ACTIVE' and expires_at <= ? and (recruiter_id = ? or seeker_id = ?)
        order by expires_at, id`,
      [now, accountId, accountId],
    );
    return rows.map(({ id }) => id);
  }

  /** Expired ACTIVE ones of a recruiter, and of their company with a person, oldest first. */
  async findInTheWay(recruiterId: string, seekerId: string): Promise<readonly string[]> {
    const [now, rows] = await Promise.all([
      this.time.now(),
      this.reads.rows<{ id: string; expires_at: string }>(
        `select id, expires_at from reservation
          where status = 'ACTIVE' and expires_at <= ? and (recruiter_id = ? or seeker_id = ? and company_id =
                  (select m.company_id from company_member m where m.user_id = ?))
          order by expires_at, id`,
        // The server's clock plus a day narrows the search; the database's clock decides.
        [new Date(this.clock.now().getTime() + DAY_MS), recruiterId, seekerId, recruiterId],
      ),
    ]);
    return rows.filter(({ expires_at }) => new Date(expires_at) <= now).map(({ id }) => id);
  }

  /** Open reservations of an account or a company. */
  findOpen(
    of: { readonly seekerId: string } | { readonly recruiterId: string } | { readonly companyId: string },
    status: readonly ReservationStatus[],
  ): Promise<readonly ReservationPair[]> {
    const [column, id] =
      'seekerId' in of
        ? ['seeker_id', of.seekerId]
        : 'recruiterId' in of
          ? ['recruiter_id', of.recruiterId]
          : ['company_id', of.companyId];
    return this.em.execute(`select ${pairColumns} from reservation where ${column} = ? and status in (?) order by id`, [
      id,
      [...status],
    ]);
  }

  /** Reservations due for a reminder, most urgent first. Each row is taken by one worker. */
  findToRemind(now: Date, limit: number): Promise<Reservation[]> {
    return this.em.find(
      Reservation,
      { status: 'ACTIVE', remindAt: { $ne: null, $lte: now }, expiresAt: { $gt: now } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { remindAt: 'asc', id: 'asc' }, limit },
    );
  }

  /** Open reservations of a match. */
  findOfMatch(matchId: string): Promise<Reservation[]> {
    return this.em.find(
      Reservation,
      { matchId, status: 'MATCHED' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** ACTIVE reservations between a company and a person. */
  findActiveBetween(companyId: string, seekerId: string): Promise<Reservation[]> {
    return this.em.find(
      Reservation,
      { companyId, seekerId, status: 'ACTIVE' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  add(reservation: Reservation): void {
    this.em.persist(reservation);
  }

  /** Names the match of a reservation, as one of the last writes of the transaction. */
  noteMatch(id: string, matchId: string): void {
    this.late.add('update reservation set match_id = ? where id = ?', [matchId, id]);
  }

  flush(): Promise<void> {
    return this.em.flush();
  }
}
