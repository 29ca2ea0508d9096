import { newId } from '../../../platform/ids/new-id.js';
import { allowancePeriod } from './allowance-period.js';
import type { Books, Label, NewHold, Posting } from './books.js';
import type { Bucket, DescriptionKey, HoldOutcome, Reference } from './ledger-terms.js';
import { hasExpired, type Lot, type Piece } from './lot.js';
import { planAllowance } from './plans.js';
import { turnPlan } from './plan-turn.js';
import { priceList, type PricedAct } from './price-list.contract.js';

/** Automatic movements have no request to compare with. */
const BY_TIME = '0'.repeat(64);

const byTime = (key: string, description: DescriptionKey, params: Readonly<Record<string, string>> = {}): Label => ({
  key,
  fingerprint: BY_TIME,
  description: { key: description, params },
});

/** A hold with the pieces of lots in it. */
export interface Hold {
  readonly id: string;
  readonly price: PricedAct;
  readonly reference: Reference;
  readonly pieces: readonly Piece[];
}

const expiredBucket = {
  MONTHLY: 'CREDITS.ENTRY_EXPIRED_MONTHLY',
  PROMOTIONAL: 'CREDITS.ENTRY_EXPIRED_PROMOTIONAL',
} as const satisfies Partial<Record<Bucket, DescriptionKey>>;

function expire(books: Books, { lotId, amount }: Piece, cause: string): void {
  const { bucket } = books.lot(lotId);
  if (bucket === 'PURCHASED') throw new Error('purchased credits do not expire');
  books.move(
    [{ lotId, amount }],
    'AVAILABLE',
    'EXPIRED',
    { type: 'EXPIRED' },
    byTime(`lot:${lotId}:${cause}`, expiredBucket[bucket]),
  );
}

/** Removes expired credits. */
export function expireLots(books: Books): number {
  const due = books.expiredLots();
  for (const lot of due) expire(books, { lotId: lot.id, amount: lot.remaining }, 'due');
  return due.length;
}

/**
 * Adds the allowance of the current month once. Skipped months bring nothing, because their credits would have expired since.
 */
export function renewAllowance(books: Books): boolean {
  const { account, now } = books;
  if (account.closed || account.allowanceDue > now) return false;
  const { startsAt, endsAt } = allowancePeriod(account.allowanceFrom, now);
  turnPlan(books, startsAt);
  account.allowanceDue = endsAt;
  grant(books, 'MONTHLY', planAllowance[account.plan], endsAt, {
    ...byTime(`allowance:${startsAt.toISOString()}`, 'CREDITS.ENTRY_ALLOWANCE', { plan: account.plan }),
  });
  return true;
}

/** Brings an account up to date. Call it before anything else. */
export function settle(books: Books): void {
  expireLots(books);
  renewAllowance(books);
}

export function grant(
  books: Books,
  bucket: Bucket,
  credits: number,
  expiresAt: Date | null,
  label: Label,
  type: 'EARNED' | 'ADJUSTMENT' = 'EARNED',
): Posting {
  const lot = books.openLot(bucket, credits, expiresAt);
  return books.move([{ lotId: lot.id, amount: credits }], 'SOURCE', 'AVAILABLE', { type }, label);
}

/** @throws InsufficientCredits */
export function spend(books: Books, price: PricedAct, label: Label): Posting {
  return books.move(books.take(priceList[price]), 'AVAILABLE', 'SPENT', { type: 'SPENT' }, label);
}

/** Puts credits on hold. @throws InsufficientCredits */
export function hold(books: Books, price: PricedAct, reference: Reference, label: Label): Posting {
  const fresh: NewHold = { id: newId(), price, amount: priceList[price], reference };
  const pieces = books.take(fresh.amount);
  books.newHolds.push(fresh);
  return books.move(pieces, 'AVAILABLE', 'HELD', { type: 'RESERVED', holdId: fresh.id }, { ...label, reference });
}

const released = { RELEASED: 'CREDITS.ENTRY_RELEASED', EXPIRED: 'CREDITS.ENTRY_LAPSED' } as const;

/**
 * Ends a hold: spends it, or returns the credits to their lots. Credits returned to an expired lot expire immediately in a
 * transaction of their own, so the release itself costs nothing.
 */
export function endHold(books: Books, ended: Hold, outcome: HoldOutcome, madeBy: string | null): Posting {
  books.endedHolds.push({ id: ended.id, status: outcome });
  const params = { act: ended.price };
  const label = { key: `hold:${ended.id}`, fingerprint: BY_TIME, reference: ended.reference, madeBy };
  if (outcome === 'CAPTURED') {
    const description = { key: 'CREDITS.ENTRY_SPENT', params } as const;
    return books.move(ended.pieces, 'HELD', 'SPENT', { type: 'SPENT', holdId: ended.id }, { ...label, description });
  }
  const posting = books.move(
    ended.pieces,
    'HELD',
    'AVAILABLE',
    { type: 'RELEASED', holdId: ended.id },
    { ...label, description: { key: released[outcome], params } },
  );
  for (const piece of ended.pieces) {
    if (hasExpired(books.lot(piece.lotId), books.now)) expire(books, piece, `hold:${ended.id}`);
  }
  return posting;
}

/**
 * Refunds a spending. Valid lots get their credits back; credits of an expired lot return as a gift without expiry, because the
 * error was not the recruiter's.
 */
export function refund(books: Books, spentId: string, pieces: readonly Piece[], label: Label): Posting {
  const standing = pieces.filter(({ lotId }) => !hasExpired(books.lot(lotId), books.now));
  const lost = pieces.filter((piece) => !standing.includes(piece)).reduce((sum, { amount }) => sum + amount, 0);
  const whole =
    lost > 0 ? [...standing, { lotId: books.openLot('PROMOTIONAL', lost, null).id, amount: lost }] : standing;
  return books.move(whole, 'SPENT', 'AVAILABLE', { type: 'REFUND', refundOf: spentId }, label);
}

/** Takes back the remaining credits of a refunded purchase, and no others. */
export function takeBack(books: Books, { id: lotId, remaining: amount }: Lot, label: Label): Posting {
  return books.move([{ lotId, amount }], 'AVAILABLE', 'SOURCE', { type: 'ADJUSTMENT' }, label);
}

/** Corrects a balance: upwards as a gift without expiry, downwards in spending order. @throws InsufficientCredits */
export function adjust(books: Books, credits: number, label: Label): Posting {
  if (credits > 0) return grant(books, 'PROMOTIONAL', credits, null, label, 'ADJUSTMENT');
  return books.move(books.take(-credits), 'AVAILABLE', 'SOURCE', { type: 'ADJUSTMENT' }, label);
}
