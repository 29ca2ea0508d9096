import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AUDIT_FILE_LINES, type AuditEntry, type AuditPage, type AuditQuery } from '../http/audit.contract.js';

interface Row {
  id: string;
  at: string;
  operator_id: string;
  operator_name: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  subject_label: string | null;
  reason: string | null;
  details: AuditEntry['details'];
}

/** Keyset position after which the next rows are read. */
interface Position {
  readonly at: Date;
  readonly id: string;
}

const BATCH = 500;
const DAY_MS = 86_400_000;

// Names are looked up on reading: the audit log stores none, and closed accounts have none.
const select = `select e.id, e.at, e.operator_id, o.full_name as operator_name, e.action, e.subject_type, e.subject_id,
    case e.subject_type
      when 'ACCOUNT' then (select a.full_name from account a where a.id::text = e.subject_id and a.status <> 'DELETED')
      when 'COMPANY' then (select c.name from company c where c.id::text = e.subject_id)
      when 'JOB' then (select j.title from job j where j.id::text = e.subject_id)
    end as subject_label, e.reason, e.details
  from audit_entry e left join account o on o.id = e.operator_id and o.status <> 'DELETED'`;

const entryOf = (row: Row): AuditEntry => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  operator: { id: row.operator_id, full_name: row.operator_name },
  action: row.action,
  subject: { type: row.subject_type, id: row.subject_id, label: row.subject_label },
  reason: row.reason,
  details: row.details,
});

function filterOf({ action, operator_id: operatorId, subject_id: subjectId, from, to }: AuditQuery): {
  readonly where: string;
  readonly params: readonly unknown[];
} {
  const conditions: readonly (readonly [string, unknown])[] = [
    ['e.action = ?', action],
    ['e.operator_id = ?', operatorId],
    ['e.subject_id = ?', subjectId],
    ['e.at >= ?', from && new Date(`${from}T00:00:00Z`)],
    ['e.at < ?', to && new Date(new Date(`${to}T00:00:00Z`).getTime() + DAY_MS)],
  ];
  const active = conditions.filter(([, value]) => value !== undefined);
  return {
    where: ['true', ...active.map(([condition]) => condition)].join(' and '),
    params: active.map(([, value]) => value),
  };
}

/** Operators' actions, newest first. */
@Injectable()
export class AuditQueryHandler {
  constructor(private readonly em: EntityManager) {}

  async execute(query: AuditQuery): Promise<AuditPage> {
    const { page, limit } = query;
    const { where, params } = filterOf(query);
    const rows = await this.em.execute<Row[]>(
      `${select} where ${where} order by e.at desc, e.id desc limit ? offset ?`,
      [...params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from audit_entry e where ${where}`,
      [...params],
    );
    return { entries: rows.map(entryOf), total: counted?.total ?? 0, page, limit };
  }

  /** All entries of a file, read in batches so that memory stays bounded. */
  async *all(query: AuditQuery): AsyncGenerator<AuditEntry> {
    const { where, params } = filterOf(query);
    // The request's entity manager may be gone while the file is still streamed, so use a fork.
    const em = this.em.fork();
    let after: Position | null = null;
    for (let left = AUDIT_FILE_LINES; left > 0;) {
      const rows: Row[] = await em.execute<Row[]>(
        `${select} where ${where}${after ? ' and (e.at, e.id) < (?, ?)' : ''} order by e.at desc, e.id desc limit ?`,
        [...params, ...(after ? [after.at, after.id] : []), Math.min(BATCH, left)],
      );
      yield* rows.map(entryOf);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      left -= rows.length;
      after = { at: new Date(last.at), id: last.id };
    }
  }
}
