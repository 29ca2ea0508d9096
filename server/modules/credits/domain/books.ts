import { newId } from '../../../platform/ids/new-id.js';
import { InsufficientCredits } from './credits.errors.js';
import type { Bucket, Description, HoldOutcome, Place, Reference, TransactionType } from './ledger-terms.js';
import { hasExpired, type Lot, type Piece, spendOrder } from './lot.js';
import type { Plan } from './plans.js';
import type { PricedAct } from './price-list.contract.js';

/** The state of an account. `sequence` is the number of its last transaction. */
export interface Account {
  readonly ownerId: string;
  plan: Plan;
  /** End of the paid months; null for a plan that continues automatically. FREE has no end. */
  planUntil: Date | null;
  /** The plan after this one ends, or from the next renewal if it has no end; null if none was chosen. */
  nextPlan: Plan | null;
  /** The owner's account is closed: no more allowances. */
  readonly closed: boolean;
  /** Start of the first month; later ones are counted from it. */
  allowanceFrom: Date;
  available: number;
  held: number;
  sequence: number;
  /** Start of the next month. */
  allowanceDue: Date;
}

export interface Entry {
  readonly place: Place;
  readonly lotId: string;
  readonly amount: number;
}

/** Description and idempotency key of a movement. */
export interface Label {
  /** Printable ASCII, unique per account. */
  readonly key: string;
  /** SHA-256 (hex) of the request. The same key with another request is refused. */
  readonly fingerprint: string;
  readonly description: Description;
  readonly reference?: Reference | null;
  /** The person who caused it; null for automatic movements. */
  readonly madeBy?: string | null;
}

/** A transaction before it is chained and written. */
export interface Posting extends Required<Label> {
  readonly id: string;
  readonly sequence: number;
  readonly type: TransactionType;
  /** Change of the balance shown to people. */
  readonly amount: number;
  /** Change of the credits on hold. */
  readonly heldAmount: number;
  readonly balanceAfter: number;
  readonly heldAfter: number;
  readonly holdId: string | null;
  readonly refundOf: string | null;
  readonly entries: readonly Entry[];
  readonly at: Date;
}

export interface NewHold {
  readonly id: string;
  readonly price: PricedAct;
  readonly amount: number;
  readonly reference: Reference;
}

/** The type of a transaction and the records it refers to. */
export interface Kind {
  readonly type: TransactionType;
  readonly holdId?: string;
  readonly refundOf?: string;
}

const sumOf = (entries: readonly Entry[], ...wanted: Place[]): number =>
  entries.filter(({ place }) => wanted.includes(place)).reduce((sum, { amount }) => sum + amount, 0);

/**
 * One account opened for writing: its state and the transactions to post. Pure computation in memory; the caller holds the
 * account's lock and writes the postings afterwards.
 */
export class Books {
  readonly postings: Posting[] = [];
  readonly newLots: Lot[] = [];
  readonly newHolds: NewHold[] = [];
  readonly endedHolds: { readonly id: string; readonly status: HoldOutcome }[] = [];
  readonly touched = new Set<Lot>();
  /** Whether the plan or the next plan changed; written even without postings. */
  planChanged = false;
  private readonly lots: Map<string, Lot>;

  constructor(
    readonly account: Account,
    lots: readonly Lot[],
    readonly now: Date,
  ) {
    this.lots = new Map(lots.map((lot) => [lot.id, lot]));
  }

  lot(id: string): Lot {
    const lot = this.lots.get(id);
    if (!lot) throw new Error(`lot ${id} was not read`);
    return lot;
  }

  /** Adds lots that were read later; known lots keep their state. */
  know(lots: readonly Lot[]): void {
    for (const lot of lots) if (!this.lots.has(lot.id)) this.lots.set(lot.id, lot);
  }

  /** Expired lots with credits left. */
  expiredLots(): readonly Lot[] {
    return [...this.lots.values()].filter((lot) => lot.remaining > 0 && hasExpired(lot, this.now)).sort(spendOrder);
  }

  /** The lot of the current month, if it has credits left or was granted just now. */
  runningMonth(): Lot | null {
    return [...this.lots.values()].find((lot) => lot.bucket === 'MONTHLY' && !hasExpired(lot, this.now)) ?? null;
  }

  /** Expires a lot now, with what is left of it. */
  endLot(lot: Lot): void {
    lot.expiresAt = this.now;
    this.touched.add(lot);
  }

  openLot(bucket: Bucket, amount: number, expiresAt: Date | null): Lot {
    const lot: Lot = { id: newId(), bucket, amount, expiresAt, remaining: 0, held: 0 };
    this.lots.set(lot.id, lot);
    this.newLots.push(lot);
    return lot;
  }

  /**
   * The pieces of lots that would pay for this many credits.
   *
   * @throws InsufficientCredits
   */
  take(amount: number): readonly Piece[] {
    if (amount > this.account.available) throw new InsufficientCredits(amount, this.account.available);
    const pieces: Piece[] = [];
    let missing = amount;
    const spendable = [...this.lots.values()].filter((lot) => lot.remaining > 0 && !hasExpired(lot, this.now));
    for (const lot of spendable.sort(spendOrder)) {
      if (missing === 0) break;
      const taken = Math.min(missing, lot.remaining);
      pieces.push({ lotId: lot.id, amount: taken });
      missing -= taken;
    }
    // Accounts are settled before each movement, so available credits are always in spendable lots.
    if (missing > 0) throw new Error(`account ${this.account.ownerId} has ${missing} available credits in no lot`);
    return pieces;
  }

  /** Moves pieces between two places as one transaction. */
  move(pieces: readonly Piece[], from: Place, to: Place, kind: Kind, label: Label): Posting {
    const entries = pieces.flatMap(({ lotId, amount }): Entry[] => [
      { place: from, lotId, amount: -amount },
      { place: to, lotId, amount },
    ]);
    for (const { place, lotId, amount } of entries) {
      const lot = this.lot(lotId);
      if (place === 'AVAILABLE') lot.remaining += amount;
      if (place === 'HELD') lot.held += amount;
      this.touched.add(lot);
    }
    const { account } = this;
    account.available += sumOf(entries, 'AVAILABLE');
    account.held += sumOf(entries, 'HELD');
    account.sequence += 1;
    const posting: Posting = {
      id: newId(),
      sequence: account.sequence,
      type: kind.type,
      amount: sumOf(entries, 'AVAILABLE', 'HELD'),
      heldAmount: sumOf(entries, 'HELD'),
      balanceAfter: account.available + account.held,
      heldAfter: account.held,
      holdId: kind.holdId ?? null,
      refundOf: kind.refundOf ?? null,
      entries,
      at: this.now,
      key: label.key,
      fingerprint: label.fingerprint,
      description: label.description,
      reference: label.reference ?? null,
      madeBy: label.madeBy ?? null,
    };
    this.postings.push(posting);
    return posting;
  }
}
