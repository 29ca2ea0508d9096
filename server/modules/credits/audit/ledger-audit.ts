import type { AuditFault, AuditState } from '../domain/audit-state.js';
import type { Entry } from '../domain/books.js';
import type { Bucket } from '../domain/ledger-terms.js';
import { chainHash, GENESIS } from '../persistence/chain.js';
import { type ChainRow, chainedTransaction } from './read-chain.js';

export interface AuditedLot {
  readonly ownerId: string;
  readonly bucket: Bucket;
  readonly expiresAt: Date | null;
}

export const auditStart: AuditState = { sequence: 0, hash: GENESIS, balance: 0, held: 0, holds: 0, lots: {} };

const TAKING = new Set(['SPENT', 'RESERVED', 'ADJUSTMENT']);
const buckets: readonly Bucket[] = ['MONTHLY', 'PROMOTIONAL', 'PURCHASED'];

/** Verifies the transactions after `state` in order, each once. Linear in their number. */
export function auditLedger(
  ownerId: string,
  state: AuditState,
  rows: readonly ChainRow[],
  lots: ReadonlyMap<string, AuditedLot>,
): { readonly state: AuditState; readonly faults: readonly AuditFault[] } {
  const walk = new LedgerAudit(ownerId, state, lots);
  for (const row of rows) walk.take(row);
  return { state: walk.state, faults: walk.faults };
}

class LedgerAudit {
  readonly faults: AuditFault[] = [];
  readonly #stock: Map<string, readonly [number, number]>;
  #at: Omit<AuditState, 'lots'>;

  constructor(
    private readonly ownerId: string,
    { lots: stock, ...at }: AuditState,
    private readonly lots: ReadonlyMap<string, AuditedLot>,
  ) {
    this.#at = at;
    this.#stock = new Map(Object.entries(stock));
  }

  get state(): AuditState {
    return { ...this.#at, lots: Object.fromEntries(this.#stock) };
  }

  take(row: ChainRow): void {
    const { sequence, hash, balance, held, holds } = this.#at;
    const moved = sumOf(row.entries, ['AVAILABLE', 'HELD']);
    const movedHold = sumOf(row.entries, ['HELD']);
    const expected = chainHash(hash, chainedTransaction(this.ownerId, row));
    this.#at = {
      sequence: sequence + 1,
      // Continue with the stored hash, so that one changed row gives one fault and not one for each later row.
      hash: row.hash,
      balance: balance + row.amount,
      held: held + row.held_amount,
      holds: holds + (row.type === 'RESERVED' ? 1 : 0),
    };
    if (row.sequence !== this.#at.sequence || row.hash !== expected || row.previous_hash !== hash)
      this.#note('I16', row);
    if (row.amount !== moved || row.held_amount !== movedHold) this.#note('I2', row);
    if (row.balance_after !== this.#at.balance || row.held_after !== this.#at.held) this.#note('I2', row);
    if (row.held_after < 0 || row.balance_after < row.held_after) this.#note('I3', row);
    for (const [lotId, entries] of Map.groupBy(row.entries, (entry) => entry.lotId)) this.#moveLot(row, lotId, entries);
    if (row.entries.length === 0) this.#note('I1', row);
    this.#checkOrder(row);
  }

  #moveLot(row: ChainRow, lotId: string, entries: readonly Entry[]): void {
    if (entries.length < 2 || entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) this.#note('I1', row);
    const [available, held] = this.#stock.get(lotId) ?? [0, 0];
    const now = [available + sumOf(entries, ['AVAILABLE']), held + sumOf(entries, ['HELD'])] as const;
    if (now[0] === 0 && now[1] === 0) this.#stock.delete(lotId);
    else this.#stock.set(lotId, now);
    const lot = this.lots.get(lotId);
    if (lot?.ownerId !== this.ownerId) return this.#note('I2', row);
    const at = new Date(row.created_at);
    const isExpired = lot.expiresAt !== null && lot.expiresAt <= at;
    const takesExpired = isExpired && TAKING.has(row.type) && entries.some(takes);
    const expiresEarly = entries.some(({ place }) => place === 'EXPIRED') && (lot.bucket === 'PURCHASED' || !isExpired);
    if (takesExpired || expiresEarly) this.#note('I13', row);
  }

  /** Checks that credits are taken only from the first lot in spending order that has any. */
  #checkOrder(row: ChainRow): void {
    if (!TAKING.has(row.type) || row.idempotency_key.startsWith('take-back:')) return;
    const at = new Date(row.created_at);
    const taken = new Set(row.entries.filter(takes).map(({ lotId }) => lotId));
    for (const [id, [available]] of this.#stock) {
      const lot = this.lots.get(id);
      if (available <= 0 || !lot || (lot.expiresAt !== null && lot.expiresAt <= at)) continue;
      for (const other of taken) {
        const from = this.lots.get(other);
        if (from && other !== id && comesBefore(id, lot, other, from)) this.#note('I13', row);
      }
    }
  }

  #note(invariant: string, { sequence }: ChainRow): void {
    this.faults.push({ invariant, detail: `transaction ${sequence}` });
  }
}

const takes = ({ place, amount }: Entry): boolean => place === 'AVAILABLE' && amount < 0;

const sumOf = (entries: readonly Entry[], places: readonly string[]): number =>
  entries.reduce((sum, { place, amount }) => sum + (places.includes(place) ? amount : 0), 0);

function comesBefore(id: string, lot: AuditedLot, otherId: string, other: AuditedLot): boolean {
  const byBucket = buckets.indexOf(lot.bucket) - buckets.indexOf(other.bucket);
  if (byBucket !== 0) return byBucket < 0;
  const end = lot.expiresAt?.getTime() ?? Infinity;
  const otherEnd = other.expiresAt?.getTime() ?? Infinity;
  return end === otherEnd ? id < otherId : end < otherEnd;
}
