import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { reachesPosting } from '../../companies/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import type { KeptPosting } from '../domain/kept-posting.js';
import type { ApplicationDetail, OwnApplication, ReceivedApplication } from '../http/applications.contract.js';
import { HistoryQuery } from './history.query.js';
import { PresentOwn } from './present-own.js';
import { PresentReceived, receivedColumns, type ReceivedRow } from './present-received.js';

/** One application, as its reader may see it. */
@Injectable()
export class GetApplication {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: DisclosuresFacade,
    private readonly presentOwn: PresentOwn,
    private readonly presentReceived: PresentReceived,
    private readonly clock: Clock,
    private readonly history: HistoryQuery,
  ) {}

  /** With its history. @throws NotFound if it does not exist or the caller has no access. */
  async detail(actor: Actor, id: string, language: Language): Promise<ApplicationDetail> {
    if (actor.role === 'JOB_SEEKER') {
      const own = await this.own(actor, id);
      return { ...own, history: await this.history.execute(id, 'CANDIDATE'), posting: await this.#posting(id) };
    }
    const received = await this.received(actor, id, language);
    const history = await this.history.execute(id, 'COMPANY');
    const isBlind = await this.disclosures.reviewsBlind(actor, received.user.id);
    // A colleague's reason may name the person.
    return { ...received, history: isBlind ? history.map((event) => ({ ...event, note: null })) : history };
  }

  /** @throws NotFound */
  async own(actor: Actor, id: string): Promise<OwnApplication> {
    const row = await this.#find(actor, id);
    const [own] = row && row.seeker_id === actor.id ? await this.presentOwn.execute([row]) : [];
    if (!own) throw new NotFound();
    return own;
  }

  /** @throws NotFound also if it was withdrawn, because the company may then no longer see it. */
  async received(actor: Actor, id: string, language: Language): Promise<ReceivedApplication> {
    const row = await this.#find(actor, id);
    const { companyId, seat } = await this.disclosures.employerOfViewer(actor);
    if (!row || row.company_id !== companyId || row.status === 'WITHDRAWN') throw new NotFound();
    if (!seat || !reachesPosting(seat, row.job_id)) throw new NotFound();
    const [received] = await this.presentReceived.execute([row], actor, language);
    if (!received) throw new NotFound();
    return received;
  }

  async #find({ id: readerId }: Actor, id: string): Promise<ReceivedRow | null> {
    const [row] = await this.em.execute<ReceivedRow[]>(
      `select ${receivedColumns}
         from application a left join match m on m.seeker_id = a.seeker_id and m.job_id = a.job_id
        where a.id = ? and a.left_at is null`,
      [this.clock.now(), readerId, id],
    );
    return row ?? null;
  }

  /** The posting's text at the time of the application. */
  async #posting(id: string): Promise<KeptPosting | null> {
    const [row] = await this.em.execute<{ posting: KeptPosting | null }[]>(
      'select posting from application where id = ?',
      [id],
    );
    return row?.posting ?? null;
  }
}
