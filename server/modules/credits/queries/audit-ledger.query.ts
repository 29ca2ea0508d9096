import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { auditChecks } from './ledger-audit.sql.js';

/** Something in the ledger that cannot be. `detail` holds ids and figures only. */
export interface LedgerFault {
  readonly invariant: string;
  readonly says: string;
  readonly ownerId: string;
  readonly detail: string;
}

/** Of each check; one fault is already too many, and a thousand say no more than a few. */
const MOST_FAULTS = 20;

/** The time that one check may take: every line of the accounts is read, and an account may have hundreds of thousands. */
const PATIENCE_MS = 5 * 60_000;

/** Holds the ledger against its invariants. It only reads. */
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
          `with scope as (select * from credit_account) select owner_id, detail from (${sql}) as fault limit ${MOST_FAULTS}`,
        );
        faults.push(...rows.map(({ owner_id, detail }) => ({ invariant, says, ownerId: owner_id, detail })));
      }
      return faults;
    });
  }
}
