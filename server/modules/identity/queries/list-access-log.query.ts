import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import type { AccessKind } from '../domain/access-log.entity.js';
import { AccountCompanies, type AccountCompany } from '../domain/account-companies.js';
import type { AccessLogEntry, AccessLogPage } from '../http/privacy.contract.js';

interface AccessRow {
  id: string;
  kind: AccessKind;
  at: Date | string;
  masked: boolean;
  viewer_name: string | null;
  viewer_id: string | null;
  company_id: string | null;
  interaction: string | null;
  cost: number;
}

/** The access log of a seeker for themselves, newest first. */
@Injectable()
export class ListAccessLog {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: AccountCompanies,
  ) {}

  async execute(seekerId: string, { page, limit }: PageQuery): Promise<AccessLogPage> {
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from access_log where seeker_id = ?',
      [seekerId],
    );
    const rows = await this.em.execute<AccessRow[]>(
      `select l.id, l.kind, l.at, l.masked, l.viewer_id, a.full_name as viewer_name, l.company_id, l.interaction, l.cost
         from access_log l left join account a on a.id = l.viewer_id and a.status <> 'DELETED'
        where l.seeker_id = ?
        order by l.at desc, l.id desc limit ? offset ?`,
      [seekerId, limit, (page - 1) * limit],
    );
    const ids = rows.flatMap(({ company_id: id }) => (id === null ? [] : [id]));
    const companies = await this.companies.findCompanies(ids);
    return { entries: rows.map((row) => entryOf(row, companies)), total: counted?.total ?? 0, page, limit };
  }
}

function entryOf(row: AccessRow, companies: ReadonlyMap<string, AccountCompany>): AccessLogEntry {
  const company = (row.company_id && companies.get(row.company_id)) || null;
  // If nobody acted (a disclosure expired), show the company's name.
  const name = row.viewer_id === null ? (company?.name ?? null) : row.viewer_name;
  return {
    id: row.id,
    kind: row.kind,
    at: new Date(row.at).toISOString(),
    masked: row.masked,
    viewer: name === null ? null : { full_name: name, company },
    interaction: row.interaction,
    cost: row.cost,
  };
}
