import { newId } from '../../../platform/ids/new-id.js';
import { InsufficientCredits } from './credits.errors.js';
import type { Bucket, Description, HoldOutcome, Place, Reference, TransactionType } from './ledger-terms.js';
import { hasExpired, type Lot, type Piece, spendOrder } from './lot.js';
import type { Plan } from './plans.js';
import type { PricedAct } from './price-list.contract.js';

/** An account as it stands. `sequence` is the number of its last transaction. */
export interface Account {
  readonly ownerId: string;
  plan: Plan;
  /** Until when the plan was paid for; null for one that goes on by itself. FREE has no end. */
  planUntil: Date | null;
  /** What takes over when the plan ends, or at the next renewal where it has no end; null where nothing was chosen. */
  nextPlan: Plan | null;
  /** Nobody is left who could use an allowance: no month brings one any more. */
  readonly closed: boolean;
  /** Months are counted from here. */
  allowanceFrom: Date;
  available: number;
  held: number;
  sequence: number;
  /** When the next month begins. */
  allowanceDue: Date;
}

export interface Entry {
  readonly place: Place;
  readonly lotId: string;
  readonly amount: number;
}

/** What a movement is called and what makes it happen once. */
export interface Label {
  /** Printable ASCII, unique for the account. */
  readonly key: string;
  /** SHA-256 (hex) of what was asked: the same key with another is refused. */
  readonly fingerprint: string;
  readonly description: Description;
  readonly reference?: Reference | null;
  /** The person who caused it; null for time. */
  readonly madeBy?: string | null;
}

/** A transaction, before it is chained and written. */
export interface Posting extends Required<Label> {
  readonly id: string;
  readonly sequence: number;
  readonly type: TransactionType;
  /** Change of the balance, as people see it. */
  readonly amount: number;
  /** Change of what is on hold. */
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

/** What kind of transaction to post, beside its label. */
export interface Kind {
  readonly type: TransactionType;
  readonly holdId?: string;
  readonly refundOf?: string;
}

const sumOf = (entries: readonly Entry[], ...wanted: Place[]): number =>
  entries.filter(({ place }) => wanted.includes(place)).reduce((sum, { amount }) => sum + amount, 0);

/**
 * One account opened for writing: what stands in it, and what is being posted. Everything is computed here, in memory and
 * without a database; whoever opened it holds the lock of the account and writes the postings afterwards.
 */
export class Books {
  readonly postings: Posting[] = [];
  readonly newLots: Lot[] = [];
  readonly newHolds: NewHold[] = [];
  readonly endedHolds: { readonly id: string; readonly status: HoldOutcome }[] = [];
  readonly touched = new Set<Lot>();
  /** Whether the plan, or what follows it, is another than before: written even where nothing is posted. */
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

  /** Adds lots that were read later; those that are here already stay as they stand. */
  know(lots: readonly Lot[]): void {
    for (const lot of lots) if (!this.lots.has(lot.id)) this.lots.set(lot.id, lot);
  }

  /** Lots with something left whose time is over. */
  expiredLots(): readonly Lot[] {
    return [...this.lots.values()].filter((lot) => lot.remaining > 0 && hasExpired(lot, this.now)).sort(spendOrder);
  }

  /** The allowance of the month that runs, where something is left of it or it was granted just now. */
  runningMonth(): Lot | null {
    return [...this.lots.values()].find((lot) => lot.bucket === 'MONTHLY' && !hasExpired(lot, this.now)) ?? null;
  }

  /** Ends a lot now; what is left of it has expired. */
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
   * Where that many credits would be taken from.
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
    // Settling comes before every movement, so what is available lies in lots that can be spent.
    if (missing > 0) throw new Error(`account ${this.account.ownerId} has ${missing} available credits in no lot`);
    return pieces;
  }

  /** Moves pieces from one place to another as one transaction. */
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
