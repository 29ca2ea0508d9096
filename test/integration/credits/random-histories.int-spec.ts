import fc from 'fast-check';
import { type PricedAct, priceList } from '../../../server/modules/credits/domain/price-list.contract.js';
import type { Receipt } from '../../../server/modules/credits/index.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { type LedgerBench, type LedgerServer, startLedger } from './support/ledger-bench.js';

/** Operations of all clients together; a soak test sets `LEDGER_OPERATIONS`. */
const OPERATIONS = Number(process.env['LEDGER_OPERATIONS'] ?? 10_000);
const SEED = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2_147_483_647);
const CLIENTS = 16;
/** Few accounts, so that all clients compete for each of them. */
const OWNERS = 8;
/** Sometimes time jumps forward, so that months end and promotional credits expire during the run. */
const PHASES = 10;
/** PostgreSQL's `lock_not_available`: on a busy machine one of sixteen clients may wait too long for a lock. */
const LOCK_TIMEOUT = '55P03';
const MAX_TRIES = 20;

/** The next operation of a client; its figures select one of the things that exist by then. */
const operation = fc.record({
  kind: fc.constantFrom(
    ...(['grant', 'hold', 'hold', 'hold', 'spend', 'capture', 'release', 'expire', 'refund', 'adjust'] as const),
    ...(['replay', 'look'] as const),
  ),
  owner: fc.nat(OWNERS - 1),
  price: fc.constantFrom<PricedAct>(
    'RESERVATION',
    'VIDEO_ACCESS',
    'MATCH_UNLOCK',
    'PRIORITY_INTRO',
    'COMPANY_SPOTLIGHT',
  ),
  bucket: fc.constantFrom('PROMOTIONAL' as const, 'PURCHASED' as const),
  // Fewer credits are granted than requested, so that accounts stay near 0, where one credit too many would show.
  credits: fc.integer({ min: 1, max: 4 }),
  correction: fc.constantFrom(-3, -1, 2),
  days: fc.integer({ min: 1, max: 60 }),
  which: fc.nat(1_000_000),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

interface OpenHold {
  readonly id: string;
  readonly ownerId: string;
  readonly amount: number;
}

/** Open holds, from which a random one can be taken in constant time: a soak test has tens of thousands. */
class OpenHolds {
  readonly #holds: OpenHold[] = [];
  readonly #places = new Map<string, number>();

  get all(): readonly OpenHold[] {
    return this.#holds;
  }

  add(hold: OpenHold): void {
    this.#places.set(hold.id, this.#holds.push(hold) - 1);
  }

  /** @returns whether it was open. */
  delete(id: string): boolean {
    const place = this.#places.get(id);
    const last = this.#holds.at(-1);
    if (place === undefined || last === undefined) return false;
    this.#holds[place] = last;
    this.#places.set(last.id, place);
    this.#holds.pop();
    return this.#places.delete(id);
  }
}

/** Requests that are repeated later; at a limit, new ones replace older ones. */
const MAX_REPLAYABLE = 20_000;

/** The acknowledged operations, counted independently of the ledger. */
class Acknowledged {
  readonly balance = new Map<string, number>();
  readonly openHolds = new OpenHolds();
  readonly spendings: { ownerId: string; transactionId: string }[] = [];
  readonly replayable: { again: (server: LedgerServer) => Promise<Receipt>; first: Receipt }[] = [];
  done = 0;
  refused = 0;

  add(ownerId: string, amount: number): void {
    this.balance.set(ownerId, (this.balance.get(ownerId) ?? 0) + amount);
  }
}

describe('random histories', () => {
  let ledger: LedgerBench;
  let servers: readonly LedgerServer[];
  const owners: string[] = [];
  const known = new Acknowledged();
  beforeAll(async () => {
    ledger = await startLedger(8);
    servers = [ledger, await ledger.server()];
    for (let n = 0; n < OWNERS; n += 1) {
      owners.push(await ledger.owner(30));
      known.add(owners[n] ?? '', 30);
    }
  });
  afterAll(() => ledger.close());

  const expectable = new Set([
    'CREDITS.INSUFFICIENT',
    'CREDITS.HOLD_ENDED',
    'CREDITS.ALREADY_HELD',
    'CREDITS.ALREADY_REFUNDED',
    'CREDITS.NOT_REFUNDABLE',
  ]);

  /** Retries if the server asks for it: a request that waited too long for an account had no effect. */
  async function patient<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if ((error as { code?: string }).code !== LOCK_TIMEOUT || tries >= MAX_TRIES) throw error;
      }
    }
  }

  /** One operation of one client; only expected refusals do not fail the test. */
  async function operate(asked: Operation, server: LedgerServer): Promise<void> {
    const { kind, price, bucket, credits, correction, which } = asked;
    const pick = <T>(items: readonly T[]): T | undefined => items[which % Math.max(1, items.length)];
    const ownerId = owners[asked.owner] ?? '';
    const key = newId();
    const once = async (run: (server: LedgerServer) => Promise<Receipt>): Promise<Receipt> => {
      const first = await patient(() => server.as(() => run(server)));
      const isFull = known.replayable.length === MAX_REPLAYABLE;
      known.replayable[isFull ? which % MAX_REPLAYABLE : known.replayable.length] = { again: run, first };
      return first;
    };
    try {
      if (kind === 'grant') {
        const until = ledger.clock.now().getTime() + asked.days * 86_400_000;
        const expiresAt = bucket === 'PROMOTIONAL' ? new Date(until) : null;
        const grant = { ownerId, credits, bucket, expiresAt, description: 'CREDITS.ENTRY_GIFT', key } as const;
        const { amount } = await once((one) => one.credits.grant(grant));
        expect(amount).toBe(credits);
        known.add(ownerId, credits);
      } else if (kind === 'spend') {
        const spent = await once((one) => one.credits.spend({ ownerId, price, key }));
        expect(spent.amount).toBe(-priceList[price]);
        known.add(ownerId, spent.amount);
        known.spendings.push({ ownerId, transactionId: spent.transactionId });
      } else if (kind === 'hold') {
        const reference = { type: 'RESERVATION', id: newId() };
        const held = await once((one) => one.credits.hold({ ownerId, price, reference, key }));
        known.openHolds.add({ id: held.holdId ?? '', ownerId, amount: priceList[price] });
      } else if (kind === 'adjust') {
        const adjustment = { ownerId, credits: correction, reason: 'random', key, madeBy: ownerId };
        const { amount } = await once((one) => one.adjust.execute(adjustment));
        expect(amount).toBe(correction);
        known.add(ownerId, correction);
      } else if (kind === 'refund') {
        const spending = pick(known.spendings);
        if (!spending) return;
        const { amount } = await once((one) =>
          one.credits.refund({ ...spending, reason: 'gone', key, madeBy: newId() }),
        );
        known.add(spending.ownerId, amount);
      } else if (kind === 'replay') {
        const earlier = pick(known.replayable);
        if (!earlier) return;
        expect(await patient(() => server.as(() => earlier.again(server)))).toEqual({
          ...earlier.first,
          replayed: true,
        });
      } else if (kind === 'look') {
        const { balance, reserved, available } = await patient(() =>
          server.as(() => server.credits.balanceOf(ownerId)),
        );
        expect(balance).toBe(reserved + available);
      } else {
        const held = pick(known.openHolds.all);
        if (!held) return;
        const ended = await patient(() => server.as(() => server.credits[kind](held.id)));
        if (!ended.replayed) {
          expect(known.openHolds.delete(held.id)).toBe(true);
          expect(ended.amount).toBe(kind === 'capture' ? -held.amount : 0);
          known.add(held.ownerId, ended.amount);
          if (kind === 'capture') known.spendings.push({ ownerId: held.ownerId, transactionId: ended.transactionId });
        }
      }
      known.done += 1;
    } catch (error) {
      if (!expectable.has((error as { code?: string }).code ?? '')) throw error;
      known.refused += 1;
    }
  }

  /** The balance of every account is the sum of the acknowledged operations, minus expired credits, plus monthly ones. */
  async function expectAcknowledged(): Promise<void> {
    for (const ownerId of owners) {
      const { balance, reserved } = await ledger.as(() => ledger.credits.balanceOf(ownerId));
      const [time] = await ledger.orm.em.fork().execute<{ amount: number }[]>(
        `select coalesce(sum(amount), 0)::int as amount from credit_transaction
          where owner_id = ? and (type = 'EXPIRED' or idempotency_key like 'allowance:%' or idempotency_key = 'ask:empty')`,
        [ownerId],
      );
      expect(balance).toBe((known.balance.get(ownerId) ?? 0) + (time?.amount ?? 0));
      const open = known.openHolds.all.filter((hold) => hold.ownerId === ownerId);
      expect(reserved).toBe(open.reduce((sum, { amount }) => sum + amount, 0));
    }
  }

  it(
    `of ${OPERATIONS} operations by ${CLIENTS} clients on two servers keep the ledger intact (seed ${SEED})`,
    async () => {
      // The seed determines the requests and their order, but not who wins each race.
      const asked = fc.sample(operation, { numRuns: OPERATIONS, seed: SEED });
      const perPhase = Math.ceil(OPERATIONS / PHASES);
      for (let phase = 0; phase < PHASES; phase += 1) {
        const queue = asked.slice(phase * perPhase, (phase + 1) * perPhase);
        const client = async (server: LedgerServer): Promise<void> => {
          try {
            for (let next = queue.pop(); next; next = queue.pop()) await operate(next, server);
          } finally {
            // The first worker that finds an error stops the others.
            queue.length = 0;
          }
        };
        const ended = await Promise.allSettled(
          Array.from({ length: CLIENTS }, (_, n) => client(servers[n % servers.length] ?? ledger)),
        );
        for (const end of ended) if (end.status === 'rejected') throw end.reason;
        await ledger.expectWhole();
        await expectAcknowledged();
        ledger.clock.advance(7 * 86_400_000);
      }
      expect(known.done).toBeGreaterThan(OPERATIONS / 3);
      expect(known.refused).toBeGreaterThan(0);
    },
    Math.max(300_000, OPERATIONS * 30),
  );
});
