import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountCompanies } from '../domain/account-companies.js';
import type { ApprovalStatus } from '../domain/user-type.js';
import type { Approval, ApprovalsPage, ApprovalsQuery } from '../http/approvals.contract.js';

interface ApprovalRow {
  id: string;
  full_name: string;
  email: string;
  email_verified: boolean;
  status: ApprovalStatus;
  reason: string | null;
  decided_at: Date | string | null;
  created_at: Date | string;
}

const select = `select a.id, a.full_name, a.email, a.email_verified_at is not null as email_verified,
       a.approval_status as status, d.reason, d.decided_at, a.created_at
  from account a
  left join lateral (select reason, decided_at from approval_decision where account_id = a.id
                      order by decided_at desc, id desc limit 1) d on true
 where a.user_type = 'RECRUITER' and a.status <> 'DELETED'`;

/** Recruiters' accounts, as the deciding operator sees them. */
@Injectable()
export class Approvals {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: AccountCompanies,
  ) {}

  /** Longest waiting first. */
  async list({ page, limit, status }: ApprovalsQuery): Promise<ApprovalsPage> {
    const filter = status === undefined ? '' : ' and a.approval_status = ?';
    const params = status === undefined ? [] : [status];
    const rows = await this.em.execute<ApprovalRow[]>(
      `${select}${filter} order by a.created_at, a.id limit ? offset ?`,
      [...params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from account a where a.user_type = 'RECRUITER' and a.status <> 'DELETED'${filter}`,
      params,
    );
    return { approvals: await this.#present(rows), total: counted?.total ?? 0, page, limit };
  }

  /** @returns null if the account is not a recruiter's. */
  async find(accountId: string): Promise<Approval | null> {
    const rows = await this.em.execute<ApprovalRow[]>(`${select} and a.id = ?`, [accountId]);
    return (await this.#present(rows))[0] ?? null;
  }

  async #present(rows: readonly ApprovalRow[]): Promise<Approval[]> {
    const companies = await this.companies.companiesOf(rows.map(({ id }) => id));
    return rows.map((row) => ({
      ...row,
      company: companies.get(row.id) ?? null,
      decided_at: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
      created_at: new Date(row.created_at).toISOString(),
    }));
  }
}
