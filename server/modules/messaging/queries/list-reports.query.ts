import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { ListReportsQuery, ReportAnswer, ReportsPage } from '../http/reports.contract.js';

const columns = `id, target_type, target_id, reason, details, evidence, reporter_id, accused_id, status, created_at,
  resolved_at, resolved_by, note`;

type ReportRow = Omit<ReportAnswer, 'created_at' | 'resolved_at'> & { created_at: string; resolved_at: string | null };

const answerOf = (row: ReportRow): ReportAnswer => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
  resolved_at: row.resolved_at === null ? null : new Date(row.resolved_at).toISOString(),
});

/** What was reported, for operators. */
@Injectable()
export class ListReportsQueryHandler {
  constructor(private readonly em: EntityManager) {}

  /** Open ones wait in the order in which they came; of all others the newest is first. */
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
    return { reports: rows.map(answerOf), total: counted?.total ?? 0, page, limit };
  }

  /** @throws NotFound */
  async one(id: string): Promise<ReportAnswer> {
    const [row] = await this.em.execute<ReportRow[]>(`select ${columns} from report where id = ?`, [id]);
    if (!row) throw new NotFound();
    return answerOf(row);
  }
}
