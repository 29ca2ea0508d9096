import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../platform/database/transaction.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { ReservationRepository } from './persistence/reservation.repository.js';
import { EndReservations } from './use-cases/end-reservations.js';

/** Personal data of reservations: requests and answers. */
@Injectable()
export class ReservationsPersonalData implements PersonalDataHolder {
  readonly name = 'reservations';
  readonly columns = [
    'closed_pair.seeker_id',
    'reservation.recruiter_id',
    'reservation.seeker_id',
    'reservation_event.actor_id',
    'video_pass.bought_by',
    'video_pass.seeker_id',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'RESERVATIONS', purge: (before, limit) => this.#purge(before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly reservations: ReservationRepository,
    private readonly end: EndReservations,
    private readonly transaction: Transaction,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('reservations.json', () =>
      this.em.fork().execute(
        `select id, company_id, job_id, status, credits_reserved, message, salary, decline_reason, reserved_at, expires_at,
                resolved_at, match_id, seeker_id = ? as about_me
           from reservation where seeker_id = ? or recruiter_id = ? order by reserved_at desc, id desc`,
        [accountId, accountId, accountId],
      ),
    );
    yield jsonFile('closed-pairs.json', () =>
      this.em
        .fork()
        .execute(
          `select company_id, refusals, closed_until from closed_pair where seeker_id = ? order by closed_at desc`,
          [accountId],
        ),
    );
    yield jsonFile('video-access.json', () =>
      this.em
        .fork()
        .execute(
          `select video_id, company_id, bought_at from video_pass where seeker_id = ? or bought_by = ? order by bought_at desc`,
          [accountId, accountId],
        ),
    );
  }

  /** Ends ACTIVE reservations on both sides and releases the credits; for a person also MATCHED ones. */
  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      const asSeeker = await this.reservations.findOpen({ seekerId: accountId }, ['ACTIVE', 'MATCHED']);
      const asRecruiter = await this.reservations.findOpen({ recruiterId: accountId }, ['ACTIVE']);
      const ending = { waiting: 'CANCELLED', actorId: accountId } as const;
      await this.end.execute(asSeeker, { ...ending, withMatches: true, side: 'SEEKER' });
      await this.end.execute(asRecruiter, { ...ending, withMatches: false, side: 'RECRUITER' });
    });
  }

  /** Keeps a recruiter's requests for the people who received them, without the recruiter's text. */
  erase(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.close(accountId);
      await this.em.flush();
      await this.em.execute('delete from reservation where seeker_id = ?', [accountId]);
      await this.em.execute('update reservation set message = null, salary = null where recruiter_id = ?', [accountId]);
      await this.em.execute('delete from closed_pair where seeker_id = ?', [accountId]);
      await this.em.execute('delete from video_pass where seeker_id = ?', [accountId]);
    });
  }

  async #purge(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from reservation where id in (
         select id from reservation where resolved_at < ? and status <> 'MATCHED' order by resolved_at limit ?)
       returning id`,
      [before, limit],
    );
    return rows.length;
  }
}
