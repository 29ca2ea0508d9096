import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { type AccountCard, IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import type { ListReportsQuery, ReportAnswer, ReportsPage } from '../http/reports.contract.js';

const columns = `id, target_type, target_id, reason, details, evidence, reporter_id, accused_id, status, created_at,
  resolved_at, resolved_by, note`;

type Described = 'target_label' | 'accused' | 'reporter_name';

interface ReportRow extends Omit<ReportAnswer, 'created_at' | 'resolved_at' | Described> {
  created_at: string;
  resolved_at: string | null;
}

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

/** Reports, for operators. */
@Injectable()
export class ListReportsQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly companies: CompaniesFacade,
    private readonly jobs: JobsFacade,
  ) {}

  /** Open reports oldest first, others newest first. */
  async execute({ status, page, limit }: ListReportsQuery): Promise<ReportsPage> {
    const where = status === undefined ? 'true' : 'status = ?';
    const params = status === undefined ? [] : [status];
    const order = status === 'OPEN' ? 'created_at, id' : 'created_at desc, id desc';
    const rows = await this.em.execute<ReportRow[]>(
      `select ${columns} from report where ${where} order by ${order} limit ? offset ?`,
      [...params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from report where ${where}`,
      params,
    );
    return { reports: await this.#describe(rows), total: counted?.total ?? 0, page, limit };
  }

  /** @throws NotFound */
  async one(id: string): Promise<ReportAnswer> {
    const [row] = await this.em.execute<ReportRow[]>(`select ${columns} from report where id = ?`, [id]);
    const [answer] = await this.#describe(row ? [row] : []);
    if (!answer) throw new NotFound();
    return answer;
  }

  async #describe(rows: readonly ReportRow[]): Promise<ReportAnswer[]> {
    const targets = (type: ReportAnswer['target_type']): string[] =>
      rows.filter(({ target_type }) => target_type === type).map(({ target_id }) => target_id);
    const people = await this.identity.findAccounts(
      present(rows.flatMap(({ reporter_id, accused_id }) => [reporter_id, accused_id])),
    );
    const companies = await this.companies.findCompanies(targets('COMPANY'));
    const jobs = await this.jobs.findJobCards(targets('JOB'));
    const personOf = (id: string | null): AccountCard | undefined => (id === null ? undefined : people.get(id));
    return rows.map((row) => {
      const accused = personOf(row.accused_id);
      const labels = {
        JOB: jobs.get(row.target_id)?.title,
        COMPANY: companies.get(row.target_id)?.name,
        MESSAGE: accused?.full_name,
        PROFILE: accused?.full_name,
      };
      return {
        ...row,
        created_at: new Date(row.created_at).toISOString(),
        resolved_at: row.resolved_at === null ? null : new Date(row.resolved_at).toISOString(),
        target_label: labels[row.target_type] ?? null,
        accused: accused ? { full_name: accused.full_name, active: accused.active } : null,
        reporter_name: personOf(row.reporter_id)?.full_name ?? null,
      };
    });
  }
}
