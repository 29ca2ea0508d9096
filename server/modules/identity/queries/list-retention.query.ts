import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import { retentionPeriods, type RetentionKind } from '../domain/retention-periods.js';
import type { RetentionPage } from '../http/retention.contract.js';

interface ReportRow {
  id: string;
  kind: RetentionKind;
  due_before: Date | string;
  removed: number;
  ran_at: Date | string;
}

/** Deletions of the retention job, newest run first. */
@Injectable()
export class ListRetention {
  constructor(private readonly em: EntityManager) {}

  async execute({ page, limit }: PageQuery): Promise<RetentionPage> {
    const [counted] = await this.em.execute<{ total: number }[]>('select count(*)::int as total from retention_report');
    const rows = await this.em.execute<ReportRow[]>(
      `select id, kind, due_before, removed, ran_at from retention_report
        order by ran_at desc, id desc limit ? offset ?`,
      [limit, (page - 1) * limit],
    );
    const reports = rows.map((row) => ({
      ...row,
      days: retentionPeriods[row.kind].days,
      due_before: new Date(row.due_before).toISOString(),
      ran_at: new Date(row.ran_at).toISOString(),
    }));
    return { reports, total: counted?.total ?? 0, page, limit };
  }
}
