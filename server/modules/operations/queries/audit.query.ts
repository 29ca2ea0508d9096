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

/** Where the next lines begin. */
interface Position {
  readonly at: Date;
  readonly id: string;
}

const BATCH = 500;
const DAY_MS = 86_400_000;

// Names are looked up when it is read: none is kept in the audit, and whoever left has none.
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
  const asked = conditions.filter(([, value]) => value !== undefined);
  return {
    where: ['true', ...asked.map(([condition]) => condition)].join(' and '),
    params: asked.map(([, value]) => value),
  };
}

/** What operators did, newest first. */
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

  /** A file's worth of it, a few at a time: never more than that in memory. */
  async *all(query: AuditQuery): AsyncGenerator<AuditEntry> {
    const { where, params } = filterOf(query);
    // The request may be over, in Nest's eyes, when the last line is read: it needs a manager of its own.
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
