import fc from 'fast-check';
import { newId } from '../../../platform/ids/new-id.js';
import { type Account, Books, type Label, type Posting } from './books.js';
import type { Bucket, HoldOutcome } from './ledger-terms.js';
import type { Lot, Piece } from './lot.js';
import { adjust, endHold, grant, hold, refund, settle, spend } from './movements.js';
import { planAllowance } from './plans.js';
import { type PricedAct, pricedActs, priceList } from './price-list.contract.js';

/** Sequences of commands; the soak runs more. */
const RUNS = Number(process.env['LEDGER_MODEL_RUNS'] ?? 1_500);
const HOUR = 3_600_000;
const OPENED = new Date('2026-01-31T12:00:00.000Z');

type Command =
  | { do: 'spend' | 'hold'; act: PricedAct }
  | { do: 'end'; which: number; outcome: HoldOutcome }
  | { do: 'grant'; credits: number; bucket: Exclude<Bucket, 'MONTHLY'>; hours: number | null }
  | { do: 'refund'; which: number }
  | { do: 'adjust'; credits: number }
  /** Spends nearly all credits, because most faults occur near zero. */
  | { do: 'drain'; rest: number }
  | { do: 'wait'; hours: number };

/** One credit of the model: no lots, no sums, no code of the ledger. It is somewhere, from somewhere, until some time. */
interface Coin {
  readonly bucket: Bucket;
  readonly ends: number;
  /** Distinguishes credits that were granted together. */
  readonly batch: number;
  place: 'free' | 'spent' | 'gone' | `held ${number}`;
}

const rank = { MONTHLY: 0, PROMOTIONAL: 1, PURCHASED: 2 } as const;

/** The expected result, credit by credit. */
class Model {
  readonly coins: Coin[] = [];
  readonly spendings: { coins: Coin[]; refunded: boolean }[] = [];
  readonly holds: { coins: Coin[]; open: boolean }[] = [];
  now = OPENED.getTime();
  batches = 0;
  month = -1;

  free = (): Coin[] => this.coins.filter(({ place }) => place === 'free');
  held = (): Coin[] => this.coins.filter(({ place }) => place.startsWith('held'));

  mint(bucket: Bucket, credits: number, ends: number): void {
    this.batches += 1;
    for (let n = 0; n < credits; n += 1) this.coins.push({ bucket, ends, batch: this.batches, place: 'free' });
  }

  settle(): void {
    for (const coin of this.free()) if (coin.ends <= this.now) coin.place = 'gone';
    // From the 31st of January on: the months of four years, known by heart. No history here is longer.
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const begins = Array.from({ length: 48 }, (_, n) => Date.UTC(2026, n, n === 25 ? 29 : (days[n % 12] ?? 0), 12));
    const month = begins.filter((begin) => begin <= this.now).length - 1;
    if (month === this.month) return;
    this.month = month;
    this.mint('MONTHLY', planAllowance.FREE, begins[month + 1] ?? Number.NaN);
  }

  take(credits: number): Coin[] | null {
    const coins = this.free().sort(
      (a, b) => rank[a.bucket] - rank[b.bucket] || (a.ends === b.ends ? a.batch - b.batch : a.ends - b.ends),
    );
    return coins.length < credits ? null : coins.slice(0, credits);
  }
}

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constantFrom('spend' as const, 'hold' as const), act: fc.constantFrom(...pricedActs) }),
  fc.record({ do: fc.constantFrom('spend' as const, 'hold' as const), act: fc.constantFrom(...pricedActs) }),
  fc.record({
    do: fc.constant('end' as const),
    which: fc.nat(20),
    outcome: fc.constantFrom<HoldOutcome>('CAPTURED', 'RELEASED', 'EXPIRED'),
  }),
  fc.record({
    do: fc.constant('grant' as const),
    credits: fc.integer({ min: 1, max: 12 }),
    bucket: fc.constantFrom('PROMOTIONAL' as const, 'PURCHASED' as const),
    hours: fc.option(fc.integer({ min: 1, max: 1_000 })),
  }),
  fc.record({ do: fc.constant('refund' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('adjust' as const), credits: fc.integer({ min: -6, max: 6 }).filter((n) => n !== 0) }),
  fc.record({ do: fc.constant('drain' as const), rest: fc.nat(5) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 500 }) }),
);

/** The ledger as it is between two requests: what would be read from the tables. */
class Store {
  account: Account = {
    ownerId: newId(),
    plan: 'FREE',
    planUntil: null,
    nextPlan: null,
    closed: false,
    allowanceFrom: OPENED,
    allowanceDue: OPENED,
    available: 0,
    held: 0,
    sequence: 0,
  };
  lots: Lot[] = [];
  postings: Posting[] = [];
  holds: { id: string; price: PricedAct; pieces: Piece[] }[] = [];
  spendings: Posting[] = [];
  at = OPENED.getTime();

  open(work: (books: Books) => void): void {
    const books = new Books(
      { ...this.account },
      this.lots.map((lot) => ({ ...lot })),
      new Date(this.at),
    );
    settle(books);
    work(books);
    this.account = books.account;
    const touched = new Map([...books.touched].map((lot) => [lot.id, lot]));
    this.lots = [...this.lots.filter(({ id }) => !touched.has(id)), ...touched.values()];
    this.postings.push(...books.postings);
  }
}

const label = (key: string): Label => ({
  key,
  fingerprint: '0'.repeat(64),
  description: { key: 'CREDITS.ENTRY_GIFT', params: {} },
});
const piecesAt = (posting: Posting, place: string): Piece[] =>
  posting.entries.filter((entry) => entry.place === place && entry.amount > 0);

/** Runs one command in both; the two must agree on whether it is refused. */
function step(command: Command, model: Model, store: Store, n: number): void {
  const refused = (work: () => void): boolean => {
    try {
      work();
      return false;
    } catch (error) {
      if ((error as { code?: string }).code !== 'CREDITS.INSUFFICIENT') throw error;
      return true;
    }
  };
  if (command.do === 'wait') {
    model.now += command.hours * HOUR;
    store.at += command.hours * HOUR;
  }
  model.settle();
  if (command.do === 'wait') return store.open(() => undefined);
  if (command.do === 'grant') {
    const ends = command.bucket === 'PURCHASED' || command.hours === null ? Infinity : model.now + command.hours * HOUR;
    model.mint(command.bucket, command.credits, ends);
    store.open((books) =>
      grant(books, command.bucket, command.credits, ends === Infinity ? null : new Date(ends), label(`c${n}`)),
    );
  }
  if (command.do === 'spend' || command.do === 'hold') {
    const coins = model.take(priceList[command.act]);
    const refusal = refused(() =>
      store.open((books) => {
        if (command.do === 'spend') store.spendings.push(spend(books, command.act, label(`c${n}`)));
        else {
          const posting = hold(books, command.act, { type: 'TEST', id: newId() }, label(`c${n}`));
          store.holds.push({ id: posting.holdId ?? '', price: command.act, pieces: piecesAt(posting, 'HELD') });
        }
      }),
    );
    expect(refusal).toBe(coins === null);
    if (!coins) return store.open(() => undefined);
    for (const coin of coins) coin.place = command.do === 'spend' ? 'spent' : `held ${model.holds.length}`;
    if (command.do === 'spend') model.spendings.push({ coins, refunded: false });
    else model.holds.push({ coins, open: true });
  }
  if (command.do === 'end') {
    const open = model.holds.map((_, index) => index).filter((index) => model.holds[index]?.open);
    const index = open[command.which % Math.max(1, open.length)];
    const ended = index === undefined ? undefined : model.holds[index];
    const stored = index === undefined ? undefined : store.holds[index];
    if (!ended || !stored) return store.open(() => undefined);
    ended.open = false;
    for (const coin of ended.coins)
      coin.place = command.outcome === 'CAPTURED' ? 'spent' : coin.ends <= model.now ? 'gone' : 'free';
    if (command.outcome === 'CAPTURED') model.spendings.push({ coins: ended.coins, refunded: false });
    store.open((books) => {
      const posting = endHold(books, { ...stored, reference: { type: 'TEST', id: newId() } }, command.outcome, null);
      if (command.outcome === 'CAPTURED') store.spendings.push(posting);
    });
  }
  if (command.do === 'refund') {
    const open = model.spendings.map((_, index) => index).filter((index) => !model.spendings[index]?.refunded);
    const index = open[command.which % Math.max(1, open.length)];
    const spending = index === undefined ? undefined : model.spendings[index];
    const stored = index === undefined ? undefined : store.spendings[index];
    if (!spending || !stored) return store.open(() => undefined);
    spending.refunded = true;
    const lost = spending.coins.filter((coin) => coin.ends <= model.now);
    for (const coin of spending.coins) coin.place = lost.includes(coin) ? 'gone' : 'free';
    if (lost.length > 0) model.mint('PROMOTIONAL', lost.length, Infinity);
    store.open((books) => refund(books, stored.id, piecesAt(stored, 'SPENT'), label(`c${n}`)));
  }
  if (command.do === 'adjust' || command.do === 'drain') {
    const credits = command.do === 'adjust' ? command.credits : Math.min(0, command.rest - model.free().length);
    if (credits === 0) return store.open(() => undefined);
    const coins = credits < 0 ? model.take(-credits) : [];
    const refusal = refused(() => store.open((books) => adjust(books, credits, label(`c${n}`))));
    expect(refusal).toBe(coins === null);
    if (!coins) return store.open(() => undefined);
    for (const coin of coins) coin.place = 'gone';
    if (credits > 0) model.mint('PROMOTIONAL', credits, Infinity);
  }
}

function expectAgreement(model: Model, { account, lots, postings, at }: Store): void {
  expect([account.available, account.held]).toEqual([model.free().length, model.held().length]);
  for (const bucket of ['MONTHLY', 'PROMOTIONAL', 'PURCHASED'] as const) {
    const mine = lots.filter((lot) => lot.bucket === bucket);
    const sum = (of: 'remaining' | 'held') => mine.reduce((total, lot) => total + lot[of], 0);
    const inBucket = (coins: Coin[]) => coins.filter((coin) => coin.bucket === bucket).length;
    expect([bucket, sum('remaining'), sum('held')]).toEqual([bucket, inBucket(model.free()), inBucket(model.held())]);
  }
  for (const lot of lots) {
    expect(Math.min(lot.remaining, lot.held, lot.amount - lot.remaining - lot.held)).toBeGreaterThanOrEqual(0);
    if (lot.expiresAt && lot.expiresAt.getTime() <= at) expect(lot.remaining).toBe(0);
  }
  for (const [index, posting] of postings.entries()) {
    expect(posting.sequence).toBe(index + 1);
    expect(posting.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(posting.balanceAfter).toBe((postings[index - 1]?.balanceAfter ?? 0) + posting.amount);
    expect(posting.heldAfter).toBe((postings[index - 1]?.heldAfter ?? 0) + posting.heldAmount);
  }
  expect(postings.at(-1)?.balanceAfter ?? 0).toBe(account.available + account.held);
  expect(new Set(postings.map(({ key }) => key)).size).toBe(postings.length);
}

describe('the books of an account', () => {
  it(`agree with a model of single credits through ${RUNS} random histories`, () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60, size: 'max' }), (commands) => {
        const model = new Model();
        const store = new Store();
        model.settle();
        store.open(() => undefined);
        commands.forEach((one, n) => step(one, model, store, n));
        expectAgreement(model, store);
      }),
      { numRuns: RUNS, verbose: 1 },
    );
  });

  it('spend monthly credits first, then gifts, then what was bought; of equal ones what ends first', () => {
    const store = new Store();
    store.open((books) => {
      grant(books, 'PURCHASED', 5, null, label('bought'));
      grant(books, 'PROMOTIONAL', 5, null, label('gift'));
      grant(books, 'PROMOTIONAL', 2, new Date(OPENED.getTime() + HOUR), label('short gift'));
      adjust(books, -18, label('most of the month'));
    });
    store.open((books) => spend(books, 'COMPANY_SPOTLIGHT', label('spent')));
    const rest = store.lots
      .filter(({ remaining }) => remaining > 0)
      .map(({ bucket, remaining }) => [bucket, remaining]);
    expect(rest.sort()).toEqual([
      ['PROMOTIONAL', 4],
      ['PURCHASED', 5],
    ]);
  });

  it('refuse to open a balance whose credits lie in no lot', () => {
    const store = new Store();
    store.open(() => undefined);
    store.account.available += 1;
    expect(() => store.open((books) => adjust(books, -21, label('c')))).toThrow('1 available credits in no lot');
  });
});
