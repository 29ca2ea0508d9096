import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { reachesPosting } from '../../companies/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { BlindReviewOpen } from '../domain/application.errors.js';

/** An application that the reader's team may talk about. */
export interface TeamApplication {
  readonly id: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly seekerId: string;
  /** It ended with its posting. */
  readonly isClosed: boolean;
}

interface Row {
  id: string;
  job_id: string;
  company_id: string;
  seeker_id: string;
  closed: boolean;
}

/** The applications that the caller's role in their team may read. Withdrawn ones and those of people who left are absent. */
@Injectable()
export class TeamApplications {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: DisclosuresFacade,
  ) {}

  /**
   * The same for colleagues' texts, which may name the person.
   *
   * @throws NotFound
   * @throws BlindReviewOpen until the reader's own blind review of the person is finished.
   */
  async openOf(actor: Actor, id: string): Promise<TeamApplication> {
    const application = await this.of(actor, id);
    if (await this.disclosures.reviewsBlind(actor, application.seekerId)) throw new BlindReviewOpen();
    return application;
  }

  /** @throws NotFound */
  async of(actor: Actor, id: string): Promise<TeamApplication> {
    const { companyId, seat } = await this.disclosures.employerOfViewer(actor);
    const [row] = await this.em.execute<Row[]>(
      `select id, job_id, company_id, seeker_id, closed_reason is not null as closed from application
        where id = ? and left_at is null and status <> 'WITHDRAWN'`,
      [id],
    );
    if (!row || row.company_id !== companyId || !seat || !reachesPosting(seat, row.job_id)) throw new NotFound();
    return { id, jobId: row.job_id, companyId: row.company_id, seekerId: row.seeker_id, isClosed: row.closed };
  }
}
