import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readChain, chainedTransaction } from '../audit/read-chain.js';
import { chainHash, GENESIS } from '../persistence/chain.js';
import type { LedgerFault } from './audit-ledger.query.js';

interface AccountRow {
  owner_id: string;
  sequence: number;
  head_hash: string;
}

export interface ChainReport {
  readonly accounts: number;
  readonly transactions: number;
  readonly faults: readonly LedgerFault[];
}

const ACCOUNTS = 200;
const TRANSACTIONS = 500;

/**
 * Recomputes all hashes of all chains. A changed, added or removed row no longer matches the next hash. (Rewriting a whole chain
 * up to its end leaves no trace in it; compare with a backup to find that.)
 */
@Injectable()
export class VerifyChainsQuery {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<ChainReport> {
    const faults: LedgerFault[] = [];
    let accounts = 0;
    let transactions = 0;
    for (let after: string | null = null; ;) {
      const rows: AccountRow[] = await this.em.execute<AccountRow[]>(
        `select owner_id, sequence, head_hash from credit_account ${after ? 'where owner_id > ?' : ''}
          order by owner_id limit ?`,
        [...(after ? [after] : []), ACCOUNTS],
      );
      for (const account of rows) {
        const broken = await this.#brokenAt(account);
        accounts += 1;
        transactions += account.sequence;
        if (broken !== null)
          faults.push({
            invariant: 'I16',
            says: 'the hash of every transaction follows from what it says and from the one before',
            ownerId: account.owner_id,
            detail: `transaction ${broken}`,
          });
      }
      after = rows.at(-1)?.owner_id ?? null;
      if (rows.length < ACCOUNTS) return { accounts, transactions, faults };
    }
  }

  /** Number of the first transaction that does not match, or null. Transactions newer than the account row are ignored. */
  async #brokenAt({ owner_id, sequence, head_hash }: AccountRow): Promise<number | null> {
    let hash = GENESIS;
    for (let read = 0; read < sequence;) {
      const rows = await readChain(this.em, owner_id, { after: read, upTo: sequence, limit: TRANSACTIONS });
      for (const row of rows) {
        read += 1;
        hash = chainHash(hash, chainedTransaction(owner_id, row));
        if (row.sequence !== read || row.hash !== hash) return read;
      }
      if (rows.length === 0) return read + 1;
    }
    return hash === head_hash ? null : sequence;
  }
}
