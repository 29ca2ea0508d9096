import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Reservation } from '../domain/reservation.entity.js';
import type { ReservationStatus } from '../domain/reservation-lifecycle.js';
import { CANCELLED_WITHIN_MS } from '../domain/reservation-limits.js';

/** Whose reservation it is, as far as locks need to know before they are taken. */
export interface ReservationPair {
  readonly id: string;
  readonly seekerId: string;
  readonly recruiterId: string;
  readonly companyId: string;
}

const pairColumns = `id, seeker_id as "seekerId", recruiter_id as "recruiterId", company_id as "companyId"`;

/** Reservations for use cases; call inside a transaction. */
@Injectable()
export class ReservationRepository {
  constructor(private readonly em: EntityManager) {}

  /** Until the transaction ends this recruiter makes and takes back no other reservation: what is counted stays as it is. */
  async lockRecruiter(recruiterId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `reservations recruiter ${recruiterId}`,
    ]);
  }

  async pairOf(id: string): Promise<ReservationPair | null> {
    const [pair] = await this.em.execute<ReservationPair[]>(`select ${pairColumns} from reservation where id = ?`, [
      id,
    ]);
    return pair ?? null;
  }

  /** Locked until the transaction ends, and as it is by then. */
  findForChange(id: string): Promise<Reservation | null> {
    return this.em.findOne(Reservation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** The same for several, in the order of their ids, so that two who lock several wait for each other in line. */
  findAllForChange(ids: readonly string[], status: readonly ReservationStatus[]): Promise<Reservation[]> {
    return this.em.find(
      Reservation,
      { id: { $in: [...ids] }, status: { $in: [...status] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
    );
  }

  async findByRequest(recruiterId: string, requestHash: string): Promise<{ id: string; seekerId: string } | null> {
    const [row] = await this.em.execute<{ id: string; seekerId: string }[]>(
      'select id, seeker_id as "seekerId" from reservation where recruiter_id = ? and request_hash = ?',
      [recruiterId, requestHash],
    );
    return row ?? null;
  }

  /** Where it stands, and since when; null for none. */
  async standingOf(id: string): Promise<{ readonly status: ReservationStatus; readonly since: Date } | null> {
    const [row] = await this.em.execute<{ status: ReservationStatus; since: string }[]>(
      `select status, coalesce((select max(e.at) from reservation_event e where e.reservation_id = r.id),
                               resolved_at, reserved_at) as since
         from reservation r where id = ?`,
      [id],
    );
    return row ? { status: row.status, since: new Date(row.since) } : null;
  }

  /** What stands between a company and a person now. */
  async openStatus(companyId: string, seekerId: string): Promise<'ACTIVE' | 'MATCHED' | null> {
    const [row] = await this.em.execute<{ status: 'ACTIVE' | 'MATCHED' }[]>(
      `select status from reservation where company_id = ? and seeker_id = ? and status in ('ACTIVE', 'MATCHED')`,
      [companyId, seekerId],
    );
    return row?.status ?? null;
  }

  async countActive(recruiterId: string): Promise<number> {
    return this.em.count(Reservation, { recruiterId, status: 'ACTIVE' });
  }

  /** Waiting reservations that the recruiter took back lately. */
  async countTakenBack(recruiterId: string, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from reservation_event
        where actor_id = ? and at > ? and party = 'RECRUITER' and from_status = 'ACTIVE' and to_status = 'CANCELLED'`,
      [recruiterId, new Date(now.getTime() - CANCELLED_WITHIN_MS)],
    );
    return row?.count ?? 0;
  }

  /** Waiting ones whose time is over, the longest first. */
  async findDue(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from reservation where status = 'ACTIVE' and expires_at <= ? order by expires_at, id limit ?`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The same of one person, either side. */
  async findDueOf(accountId: string, now: Date): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from reservation where status = 'ACTIVE' and expires_at <= ? and (recruiter_id = ? or seeker_id = ?)
        order by expires_at, id`,
      [now, accountId, accountId],
    );
    return rows.map(({ id }) => id);
  }

  /** The same between a company and a person. */
  async findDueBetween(companyId: string, seekerId: string, now: Date): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from reservation where status = 'ACTIVE' and expires_at <= ? and company_id = ? and seeker_id = ?`,
      [now, companyId, seekerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Open ones of an account or a company. */
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

  /** People to be reminded, the most urgent first; each row is taken by one worker. */
  findToRemind(now: Date, limit: number): Promise<Reservation[]> {
    return this.em.find(
      Reservation,
      { status: 'ACTIVE', remindAt: { $ne: null, $lte: now }, expiresAt: { $gt: now } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { remindAt: 'asc', id: 'asc' }, limit },
    );
  }

  /** Those of a match, open ones alone. */
  findOfMatch(matchId: string): Promise<Reservation[]> {
    return this.em.find(
      Reservation,
      { matchId, status: 'MATCHED' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** The one that waits between a company and a person. */
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

  flush(): Promise<void> {
    return this.em.flush();
  }
}
