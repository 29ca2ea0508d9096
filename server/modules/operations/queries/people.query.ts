import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { containsPattern } from '../../../platform/database/contains-pattern.js';
import type { PeoplePage, PeopleQuery, Person } from '../http/back-office.contract.js';

interface Row extends Omit<Person, 'company' | 'created_at' | 'last_seen_at' | 'suspended_at'> {
  company_id: string | null;
  company_name: string | null;
  created_at: string;
  last_seen_at: string | null;
  suspended_at: string | null;
}

const iso = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString());

/** Accounts for the back office. */
@Injectable()
export class PeopleQueryHandler {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  async execute({ q, user_type: userType, status, page, limit }: PeopleQuery): Promise<PeoplePage> {
    const conditions = [`a.status <> 'DELETED'`];
    const params: unknown[] = [];
    if (q) {
      conditions.push(`fold_text(a.full_name || ' ' || a.email) like fold_text(?)`);
      params.push(containsPattern(q));
    }
    if (userType) {
      conditions.push('a.user_type = ?');
      params.push(userType);
    }
    if (status) {
      conditions.push('a.status = ?');
      params.push(status);
    }
    const where = conditions.join(' and ');
    const rows = await this.em.execute<Row[]>(
      `select a.id, a.full_name, a.email, a.email_verified_at is not null as email_verified, a.user_type, a.approval_status,
              a.status, c.id as company_id, c.name as company_name, b.available + b.held as credits, a.created_at,
              (select max(s.last_seen_at) from session s where s.account_id = a.id) as last_seen_at,
              case when a.status = 'SUSPENDED' then d.reason end as suspended_reason,
              case when a.status = 'SUSPENDED' then d.decided_at end as suspended_at
         from account a
         left join lateral (select k.id, k.name from company_member m join company k on k.id = m.company_id
                             where m.user_id = a.id and k.removed_at is null order by k.id limit 1) c on true
         left join credit_account b on b.owner_id = a.id
         left join lateral (select reason, decided_at from standing_decision where account_id = a.id
                             order by decided_at desc, id desc limit 1) d on true
        where ${where} order by a.created_at desc, a.id desc limit ? offset ?`,
      [...params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from account a where ${where}`,
      params,
    );
    const people = rows.map(({ company_id, company_name, ...row }) => ({
      ...row,
      company: company_id === null || company_name === null ? null : { id: company_id, name: company_name },
      created_at: new Date(row.created_at).toISOString(),
      last_seen_at: iso(row.last_seen_at),
      suspended_at: iso(row.suspended_at),
    }));
    return { people, total: counted?.total ?? 0, page, limit };
  }
}
