import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { auditChecks } from './ledger-audit.sql.js';

/** A violated invariant of the ledger. `detail` has ids and numbers only. */
export interface LedgerFault {
  readonly invariant: string;
  readonly says: string;
  readonly ownerId: string;
  readonly detail: string;
}

/** Max faults reported per check. */
const MAX_FAULTS = 20;

/** Timeout of one check, which reads all lines of accounts with up to hundreds of thousands. */
const PATIENCE_MS = 5 * 60_000;

/** Checks the invariants of the ledger. Read-only. */
@Injectable()
export class AuditLedgerQuery {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<readonly LedgerFault[]> {
    return this.em.transactional(async (em) => {
      await em.execute(
        `select set_config('statement_timeout', '${PATIENCE_MS}', true) where current_setting('statement_timeout') <> '0'`,
      );
      const faults: LedgerFault[] = [];
      for (const { invariant, says, sql } of auditChecks) {
        const rows = await em.execute<{ owner_id: string; detail: string }[]>(
          `with scope as (select * from credit_account) select owner_id, detail from (${sql}) as fault limit ${MAX_FAULTS}`,
        );
        faults.push(...rows.map(({ owner_id, detail }) => ({ invariant, says, ownerId: owner_id, detail })));
      }
      return faults;
    });
  }
}
