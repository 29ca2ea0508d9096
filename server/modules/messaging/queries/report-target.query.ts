import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import type { ReportTarget } from '../domain/report.entity.js';
import type { ReportedMessage, ReportTargetAnswer } from '../http/report-target.contract.js';

interface MessageRow {
  readonly id: string;
  readonly sender_id: string;
  readonly content: string | null;
  readonly created_at: string;
  readonly removed_at: string | null;
}

const NEIGHBOURS = 5;

/** The reported item for operators: unmasked, even if removed or hidden since. */
@Injectable()
export class ReportTargetQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly companies: CompaniesFacade,
    private readonly jobs: JobsFacade,
  ) {}

  async execute(type: ReportTarget, id: string): Promise<ReportTargetAnswer> {
    switch (type) {
      case 'JOB':
        return { type, job: await this.#job(id) };
      case 'COMPANY':
        return { type, company: await this.companies.pageForOperator(id) };
      case 'MESSAGE':
        return { type, messages: await this.#messages(id) };
      case 'PROFILE':
        return { type, profile: await this.#profile(id) };
    }
  }

  async #job(id: string): Promise<(ReportTargetAnswer & { type: 'JOB' })['job']> {
    const job = await this.jobs.findJobForMatching(id);
    if (!job) return null;
    const { title, status, department, location, description, requirements, benefits } = job;
    return {
      ...{ id, title, status, department, location, description },
      company: { id: job.companyId, name: job.companyName },
      salary_range: job.salaryRange,
      requirements: [...requirements],
      benefits: [...benefits],
    };
  }

  async #messages(id: string): Promise<ReportedMessage[]> {
    const rows = await this.em.execute<MessageRow[]>(
      `select m.id, m.sender_id, m.content, m.created_at, m.removed_at
         from message r
         join message m on m.conversation_id = r.conversation_id
          and m.sequence between r.sequence - ${NEIGHBOURS} and r.sequence + ${NEIGHBOURS}
        where r.id = ? order by m.sequence`,
      [id],
    );
    const people = await this.identity.findAccounts(rows.map(({ sender_id }) => sender_id));
    return rows.map((row) => ({
      id: row.id,
      sender: { id: row.sender_id, full_name: people.get(row.sender_id)?.full_name ?? null },
      content: row.content,
      sent_at: new Date(row.created_at).toISOString(),
      removed: row.removed_at !== null,
      reported: row.id === id,
    }));
  }

  async #profile(id: string): Promise<(ReportTargetAnswer & { type: 'PROFILE' })['profile']> {
    const profile = await this.identity.profileForOperator(id);
    if (!profile) return null;
    const company = await this.companies.companyOf(id);
    return { ...profile, company: company && { id: company.id, name: company.name } };
  }
}
