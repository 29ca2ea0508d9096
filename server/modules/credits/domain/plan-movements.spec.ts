import { newId } from '../../../platform/ids/new-id.js';
import { type Account, Books, type Label } from './books.js';
import type { Lot } from './lot.js';
import { settle, spend } from './movements.js';
import { beginPlanMonth, type DroppedMonth, dropPlanMonth, endPlan, keepPlan } from './plan-movements.js';
import { type Plan, planAllowance } from './plans.js';

const OPENED = new Date('2026-01-31T12:00:00.000Z');
const PAID = new Date('2026-02-10T09:00:00.000Z');
const ids = { ownerId: 'owner', sequence: 0 };

const label = (): Label => ({
  key: newId(),
  fingerprint: '0'.repeat(64),
  description: { key: 'CREDITS.ENTRY_ALLOWANCE', params: {} },
});

/** An account of that plan, opened on the last of January; its books at any moment after it. */
class Ledger {
  account: Account;
  lots: Lot[] = [];

  constructor(plan: Plan, planUntil: Date | null = null) {
    const month = { allowanceFrom: OPENED, allowanceDue: OPENED };
    this.account = { ...ids, plan, planUntil, nextPlan: null, closed: false, available: 0, held: 0, ...month };
    this.at(OPENED);
  }

  at(now: Date, work: (books: Books) => void = () => undefined): Books {
    const books = new Books(this.account, this.lots, now);
    settle(books);
    work(books);
    this.lots.push(...books.newLots);
    return books;
  }

  running = (now: Date): Lot | null =>
    this.lots.find((lot) => lot.bucket === 'MONTHLY' && (lot.expiresAt?.getTime() ?? 0) > now.getTime()) ?? null;

  pay(plan: Exclude<Plan, 'FREE'>, now: Date): Books {
    return this.at(now, (books) => beginPlanMonth(books, plan, this.running(now), label()));
  }
}

describe('a month of a plan', () => {
  it.each([
    ['FREE', 'BASIC'],
    ['FREE', 'PREMIUM'],
    ['BASIC', 'PREMIUM'],
  ] as const)('begins at once when it is more: %s to %s', (from, to) => {
    const ledger = new Ledger(from);
    ledger.at(PAID, (books) => spend(books, 'COMPANY_SPOTLIGHT', label()));
    ledger.pay(to, new Date(PAID.getTime() + 1_000));
    const { account } = ledger;
    expect(account).toMatchObject({ plan: to, nextPlan: null, available: planAllowance[to] });
    expect(account.planUntil).toEqual(new Date('2026-03-10T09:00:01.000Z'));
    expect(account.allowanceDue).toEqual(account.planUntil);
    // One month at a time: the one before it ended when it began.
    expect(ledger.lots.filter((lot) => lot.bucket === 'MONTHLY' && lot.remaining > 0)).toHaveLength(1);
  });

  it('gives way to the free plan when it is over and was not paid for again', () => {
    const ledger = new Ledger('FREE');
    ledger.pay('BASIC', PAID);
    ledger.at(new Date('2026-03-10T08:59:59.999Z'));
    expect(ledger.account).toMatchObject({ plan: 'BASIC', available: 100 });
    ledger.at(new Date('2026-03-10T09:00:00.000Z'));
    expect(ledger.account).toMatchObject({ plan: 'FREE', planUntil: null, available: 20 });
  });

  it('is followed by the next one when that is paid for in advance, with one allowance each', () => {
    const ledger = new Ledger('FREE');
    ledger.pay('BASIC', PAID);
    expect(ledger.pay('BASIC', new Date('2026-03-01T00:00:00Z')).postings).toEqual([]);
    expect(ledger.account.planUntil).toEqual(new Date('2026-04-10T09:00:00.000Z'));
    ledger.at(new Date('2026-03-15T00:00:00Z'));
    expect(ledger.account).toMatchObject({ plan: 'BASIC', available: 100 });
    ledger.at(new Date('2026-04-10T09:00:00.000Z'));
    expect(ledger.account).toMatchObject({ plan: 'FREE', available: 20 });
    expect(ledger.lots.map(({ amount }) => amount)).toEqual([20, 100, 100, 20]);
  });

  it('waits for its turn when it is less, and lasts a month then', () => {
    const ledger = new Ledger('FREE');
    ledger.pay('PREMIUM', PAID);
    ledger.pay('BASIC', new Date('2026-02-20T00:00:00Z'));
    expect(ledger.account).toMatchObject({ plan: 'PREMIUM', nextPlan: 'BASIC', available: 300 });
    ledger.at(new Date('2026-03-11T00:00:00Z'));
    expect(ledger.account).toMatchObject({ plan: 'BASIC', nextPlan: null, available: 100 });
    expect(ledger.account.planUntil).toEqual(new Date('2026-04-10T09:00:00.000Z'));
    ledger.at(new Date('2026-04-11T00:00:00Z'));
    expect(ledger.account).toMatchObject({ plan: 'FREE', available: 20 });
  });

  it('is over when nobody looked for longer than it lasted', () => {
    const ledger = new Ledger('FREE');
    ledger.pay('PREMIUM', PAID);
    ledger.pay('BASIC', new Date('2026-02-20T00:00:00Z'));
    ledger.at(new Date('2026-06-01T00:00:00Z'));
    expect(ledger.account).toMatchObject({ plan: 'FREE', planUntil: null, nextPlan: null, available: 20 });
  });
});

describe('a month that was paid for ahead', () => {
  it('comes after the larger plan that begins before it', () => {
    const ledger = new Ledger('FREE');
    ledger.pay('BASIC', PAID);
    ledger.pay('BASIC', new Date('2026-02-11T00:00:00Z'));
    ledger.pay('PREMIUM', new Date('2026-02-20T00:00:00Z'));
    expect(ledger.account).toMatchObject({ plan: 'PREMIUM', nextPlan: 'BASIC', available: 300 });
    ledger.at(new Date('2026-03-21T00:00:00Z'));
    expect(ledger.account).toMatchObject({ plan: 'BASIC', nextPlan: null, available: 100 });
    ledger.at(new Date('2026-04-21T00:00:00Z'));
    expect(ledger.account).toMatchObject({ plan: 'FREE', available: 20 });
  });
});

describe('a month whose money went back', () => {
  const later = new Date('2026-02-20T00:00:00Z');
  const drop = (ledger: Ledger, plan: 'BASIC' | 'PREMIUM', now = later): Books =>
    ledger.at(now, (books) => dropPlanMonth(books, plan, ledger.running(now), label()));

  it('says what its allowance was, and how much of it was left', () => {
    const dropped = (ledger: Ledger, plan: 'BASIC' | 'PREMIUM') => {
      let month: DroppedMonth | undefined;
      ledger.at(later, (books) => (month = dropPlanMonth(books, plan, ledger.running(later), label())));
      return month;
    };
    const ledger = new Ledger('FREE');
    ledger.pay('BASIC', PAID);
    ledger.pay('BASIC', new Date('2026-02-11T00:00:00Z'));
    expect(dropped(ledger, 'BASIC')).toEqual({ granted: 0, left: 0 });
    ledger.at(later, (books) => spend(books, 'COMPANY_SPOTLIGHT', label()));
    expect(dropped(ledger, 'BASIC')).toEqual({ granted: 100, left: 95 });
    expect(dropped(ledger, 'BASIC')).toEqual({ granted: 100, left: 0 });
  });

  it('is the latest that has not begun', () => {
    const ledger = new Ledger('FREE');
    ledger.pay('BASIC', PAID);
    ledger.pay('BASIC', new Date('2026-02-11T00:00:00Z'));
    expect(drop(ledger, 'BASIC').postings).toEqual([]);
    expect(ledger.account).toMatchObject({ plan: 'BASIC', available: 100 });
    expect(ledger.account.planUntil).toEqual(ledger.account.allowanceDue);
  });

  it('is the one that waits for its turn', () => {
    const ledger = new Ledger('FREE');
    ledger.pay('PREMIUM', PAID);
    ledger.pay('BASIC', new Date('2026-02-11T00:00:00Z'));
    drop(ledger, 'BASIC');
    expect(ledger.account).toMatchObject({ plan: 'PREMIUM', nextPlan: null, available: 300 });
  });

  it('ends at once when it runs, with what is left of its allowance', () => {
    const ledger = new Ledger('FREE');
    ledger.pay('BASIC', PAID);
    ledger.at(PAID, (books) => spend(books, 'COMPANY_SPOTLIGHT', label()));
    drop(ledger, 'BASIC');
    expect(ledger.account).toMatchObject({ plan: 'FREE', planUntil: null, nextPlan: null, available: 20 });
  });

  it('gives way to the smaller one that was paid for', () => {
    const ledger = new Ledger('FREE');
    ledger.pay('PREMIUM', PAID);
    ledger.pay('BASIC', new Date('2026-02-11T00:00:00Z'));
    drop(ledger, 'PREMIUM');
    expect(ledger.account).toMatchObject({ plan: 'BASIC', nextPlan: null, available: 100 });
    expect(ledger.account.planUntil).toEqual(new Date('2026-03-20T00:00:00Z'));
  });

  it('stays as it was when it is over, or was given', () => {
    const over = new Ledger('FREE');
    over.pay('BASIC', PAID);
    expect(drop(over, 'BASIC', new Date('2026-05-01T00:00:00Z')).account).toMatchObject({
      plan: 'FREE',
      available: 20,
    });
    const given = new Ledger('BASIC');
    drop(given, 'BASIC');
    expect(given.account).toMatchObject({ plan: 'BASIC', planUntil: null, available: 100 });
  });
});

describe('a plan that goes on by itself', () => {
  const after = new Date('2026-03-01T00:00:00Z');

  it('ends at its renewal when somebody says so', () => {
    const ledger = new Ledger('BASIC');
    expect(ledger.at(PAID, endPlan).planChanged).toBe(true);
    expect(ledger.at(PAID, endPlan).planChanged).toBe(false);
    expect(ledger.account).toMatchObject({ plan: 'BASIC', nextPlan: 'FREE', available: 100 });
    ledger.at(after);
    expect(ledger.account).toMatchObject({ plan: 'FREE', nextPlan: null, available: 20 });
  });

  it('goes on when that is taken back', () => {
    const ledger = new Ledger('BASIC');
    ledger.at(PAID, endPlan);
    ledger.at(PAID, keepPlan);
    ledger.at(after);
    expect(ledger.account).toMatchObject({ plan: 'BASIC', nextPlan: null, available: 100 });
  });

  it('has nothing to end where it is free or ends by itself', () => {
    expect(new Ledger('FREE').at(PAID, endPlan).planChanged).toBe(false);
    const paid = new Ledger('FREE');
    paid.pay('BASIC', PAID);
    expect(paid.at(PAID, endPlan).planChanged).toBe(false);
    expect(paid.at(PAID, keepPlan).planChanged).toBe(false);
  });

  it('brings nothing to a closed account', () => {
    const ledger = new Ledger('BASIC');
    ledger.account = { ...ledger.account, closed: true };
    ledger.at(after);
    expect(ledger.account.available).toBe(0);
  });
});
