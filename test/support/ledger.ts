import { afterEach, expect } from '@jest/globals';
import { RequestContext } from '@mikro-orm/postgresql';
import { AuditLedgerQuery, VerifyChainsQuery } from '../../server/modules/credits/index.js';
import type { TestApp } from './app.js';

/** Fails unless all invariants of the ledger hold and the hash chain is intact. */
export async function expectWholeLedger({ app, orm }: TestApp): Promise<void> {
  await RequestContext.create(orm.em, async () => {
    expect(await app.get(AuditLedgerQuery, { strict: false }).execute()).toEqual([]);
    expect((await app.get(VerifyChainsQuery, { strict: false }).execute()).faults).toEqual([]);
  });
}

/** Call it once in every suite that moves credits: each test then ends with the audit. */
export function auditLedgerAfterEach(app: () => TestApp): void {
  afterEach(() => expectWholeLedger(app()));
}
