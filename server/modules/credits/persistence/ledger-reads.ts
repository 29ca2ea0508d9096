import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { HoldStatus, Reference } from '../domain/ledger-terms.js';
import type { Lot, Piece } from '../domain/lot.js';
import type { Hold } from '../domain/movements.js';
import type { PricedAct } from '../domain/price-list.contract.js';
import { type Receipt, receiptOfRow } from './ledger.js';
import {
  holdColumns,
  type HoldRow,
  lotColumns,
  lotOf,
  type LotRow,
  transactionColumns,
  type TransactionRow,
} from './ledger-rows.js';

export interface StoredHold extends Hold {
  readonly status: HoldStatus;
}

/** A spending, as a refund needs it. */
export interface Spending {
  readonly act: PricedAct;
  readonly at: Date;
  readonly reference: Reference | null;
  readonly refunded: boolean;
  readonly pieces: readonly Piece[];
}

/** Reads of use cases that hold the account's lock. */
@Injectable()
export class LedgerReads {
  constructor(
    private readonly em: EntityManager,
    private readonly together: ReadTogether,
  ) {}

  async hold(holdId: string): Promise<StoredHold> {
    const [[row], pieces] = await Promise.all([
      this.together.rows<HoldRow>(`select ${holdColumns} from credit_hold where id = ?`, [holdId]),
      this.together.rows<{ lot_id: string; amount: number }>(
        `select e.lot_id, e.amount from credit_transaction t join credit_entry e on e.transaction_id = t.id
          where t.hold_id = ? and t.type = 'RESERVED' and e.place = 'HELD' order by e.line`,
        [holdId],
      ),
    ]);
    if (!row) throw new Error(`hold ${holdId} is gone`);
    return {
      id: row.id,
      price: row.price,
      reference: { type: row.reference_type, id: row.reference_id },
      status: row.status,
      pieces: pieces.map(({ lot_id, amount }) => ({ lotId: lot_id, amount })),
    };
  }

  /** Whether credits are on hold for this reference. */
  async isHeld(ownerId: string, { type, id }: Reference): Promise<boolean> {
    const rows = await this.together.rows(
      `select 1 from credit_hold where owner_id = ? and reference_type = ? and reference_id = ? and status = 'ACTIVE'`,
      [ownerId, type, id],
    );
    return rows.length > 0;
  }

  /** The transaction that ended a hold. */
  async ending(holdId: string): Promise<Receipt> {
    const [row] = await this.em.execute<TransactionRow[]>(
      `select ${transactionColumns} from credit_transaction where hold_id = ? and type <> 'RESERVED'`,
      [holdId],
    );
    if (!row) throw new Error(`hold ${holdId} ended without a transaction`);
    return receiptOfRow(row);
  }

  /** A spending of the owner; null if there is none. */
  async spending(ownerId: string, transactionId: string): Promise<Spending | null> {
    const [row] = await this.em.execute<
      {
        act: PricedAct;
        created_at: string;
        reference_type: string | null;
        reference_id: string | null;
        refunded: boolean;
      }[]
    >(
      `select t.params ->> 'act' as act, t.created_at, t.reference_type, t.reference_id,
              exists (select 1 from credit_transaction r where r.refund_of = t.id) as refunded
         from credit_transaction t where t.id = ? and t.owner_id = ? and t.type = 'SPENT'`,
      [transactionId, ownerId],
    );
    if (!row) return null;
    const pieces = await this.em.execute<{ lot_id: string; amount: number }[]>(
      `select lot_id, amount from credit_entry where transaction_id = ? and place = 'SPENT' order by line`,
      [transactionId],
    );
    return {
      act: row.act,
      at: new Date(row.created_at),
      reference: row.reference_type && row.reference_id ? { type: row.reference_type, id: row.reference_id } : null,
      refunded: row.refunded,
      pieces: pieces.map(({ lot_id, amount }) => ({ lotId: lot_id, amount })),
    };
  }

  async lots(ids: readonly string[]): Promise<readonly Lot[]> {
    const rows = await this.em.execute<LotRow[]>(`select ${lotColumns} from credit_lot where id in (?)`, [[...ids]]);
    return rows.map(lotOf);
  }

  /** The lot of a grant by its key; null if there is none. */
  async grantedLot(ownerId: string, key: string): Promise<Lot | null> {
    const [row] = await this.em.execute<LotRow[]>(
      `select ${lotColumns} from credit_lot where id = (
         select e.lot_id from credit_transaction t join credit_entry e on e.transaction_id = t.id and e.place = 'AVAILABLE'
          where t.owner_id = ? and t.idempotency_key = ? and t.type = 'EARNED' limit 1)`,
      [ownerId, `ask:${key}`],
    );
    return row ? lotOf(row) : null;
  }

  /** The lot of the current month, even if spent; null if there is none. */
  async runningMonth(ownerId: string, now: Date): Promise<Lot | null> {
    const [row] = await this.em.execute<LotRow[]>(
      `select ${lotColumns} from credit_lot where owner_id = ? and bucket = 'MONTHLY' and expires_at > ?`,
      [ownerId, now],
    );
    return row ? lotOf(row) : null;
  }

  /** Owners of expired lots, by id. Pass the last one as `after` for the next page. */
  async ownersOfDueLots(now: Date, after: string | null, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ owner_id: string }[]>(
      `select distinct owner_id from credit_lot
        where remaining > 0 and expires_at is not null and expires_at <= ?${after ? ' and owner_id > ?' : ''}
        order by owner_id limit ?`,
      [now, ...(after ? [after] : []), limit],
    );
    return rows.map((row) => row.owner_id);
  }

  /** Owners whose next month has started, paged the same way. */
  async ownersOfDueAllowances(now: Date, after: string | null, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ owner_id: string }[]>(
      `select owner_id from credit_account where allowance_due <= ? and closed_at is null${after ? ' and owner_id > ?' : ''}
        order by owner_id limit ?`,
      [now, ...(after ? [after] : []), limit],
    );
    return rows.map((row) => row.owner_id);
  }
}
