import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import type { ConsentKind } from '../domain/consent.entity.js';
import type { ConsentsPage } from '../http/privacy.contract.js';

interface ConsentRow {
  kind: ConsentKind;
  granted: boolean;
  version: string;
  given_at: Date | string;
}

/** All consents of an account, newest first. */
@Injectable()
export class ListConsents {
  constructor(private readonly em: EntityManager) {}

  async execute(accountId: string, { page, limit }: PageQuery): Promise<ConsentsPage> {
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from consent where account_id = ?',
      [accountId],
    );
    const rows = await this.em.execute<ConsentRow[]>(
      `select kind, granted, version, given_at from consent where account_id = ?
        order by given_at desc, id desc limit ? offset ?`,
      [accountId, limit, (page - 1) * limit],
    );
    const consents = rows.map((row) => ({ ...row, given_at: new Date(row.given_at).toISOString() }));
    return { consents, total: counted?.total ?? 0, page, limit };
  }
}
