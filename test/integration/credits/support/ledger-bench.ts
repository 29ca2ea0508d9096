import { expect } from '@jest/globals';
import { type EntityManager, MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { CreditsFacade, messages } from '../../../../server/modules/credits/index.js';
import { AuditRun } from '../../../../server/modules/credits/audit/audit-run.js';
import { AuditStore } from '../../../../server/modules/credits/audit/audit-store.js';
import { entities } from '../../../../server/modules/credits/persistence/entities.js';
import { Ledger } from '../../../../server/modules/credits/persistence/ledger.js';
import { LedgerLog } from '../../../../server/modules/credits/persistence/ledger-log.js';
import { LedgerReads } from '../../../../server/modules/credits/persistence/ledger-reads.js';
import { LedgerTime } from '../../../../server/modules/credits/persistence/ledger-time.js';
import { WriteBooks } from '../../../../server/modules/credits/persistence/write-books.js';
import { AuditLedgerQuery } from '../../../../server/modules/credits/queries/audit-ledger.query.js';
import { GetBalanceQuery } from '../../../../server/modules/credits/queries/get-balance.query.js';
import { GetPlanQuery } from '../../../../server/modules/credits/queries/get-plan.query.js';
import { ListHistoryQueryHandler } from '../../../../server/modules/credits/queries/list-history.query.js';
import { TeamBalanceQuery } from '../../../../server/modules/credits/queries/team-balance.query.js';
import { ChargePayer } from '../../../../server/modules/credits/use-cases/charge-payer.js';
import { ShareCredits } from '../../../../server/modules/credits/use-cases/share-credits.js';
import { Pools } from '../../../../server/modules/credits/persistence/pools.js';
import { PoolSettingsStore } from '../../../../server/modules/credits/persistence/pool-settings.js';
import { LowBalancesQuery } from '../../../../server/modules/credits/queries/low-balances.query.js';
import { VerifyChainsQuery } from '../../../../server/modules/credits/queries/verify-chains.query.js';
import { AdjustBalance } from '../../../../server/modules/credits/use-cases/adjust-balance.js';
import { BeginPlanMonth } from '../../../../server/modules/credits/use-cases/begin-plan-month.js';
import { ChooseNextPlan } from '../../../../server/modules/credits/use-cases/choose-next-plan.js';
import { DropPlanMonth } from '../../../../server/modules/credits/use-cases/drop-plan-month.js';
import { EndHold } from '../../../../server/modules/credits/use-cases/end-hold.js';
import { ExpireLots } from '../../../../server/modules/credits/use-cases/expire-lots.js';
import { GrantAllowances } from '../../../../server/modules/credits/use-cases/grant-allowances.js';
import { GrantCredits } from '../../../../server/modules/credits/use-cases/grant-credits.js';
import { HoldCredits } from '../../../../server/modules/credits/use-cases/hold-credits.js';
import { OpenAccount } from '../../../../server/modules/credits/use-cases/open-account.js';
import { RefundCredits } from '../../../../server/modules/credits/use-cases/refund-credits.js';
import { SpendCredits } from '../../../../server/modules/credits/use-cases/spend-credits.js';
import { TakeBackCredits } from '../../../../server/modules/credits/use-cases/take-back-credits.js';
import { type Clock, FixedClock } from '../../../../server/platform/clock/clock.js';
import { mikroOrmConfig } from '../../../../server/platform/database/mikro-orm.config.js';
import { ReadTogether } from '../../../../server/platform/database/read-together.js';
import { Transaction } from '../../../../server/platform/database/transaction.js';
import { Translator } from '../../../../server/platform/i18n/translator.js';
import { newId } from '../../../../server/platform/ids/new-id.js';
import { createLogger } from '../../../../server/platform/logging/logger.js';
import { createTestDatabase, type TestDatabase } from '../../../support/database.js';

/** The statements that were sent to the database. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** A server with only the real ledger. */
export interface LedgerServer {
  readonly orm: MikroORM;
  readonly credits: CreditsFacade;
  readonly adjust: AdjustBalance;
  readonly expireLots: ExpireLots;
  readonly grantAllowances: GrantAllowances;
  readonly transaction: Transaction;
  readonly share: ShareCredits;
  readonly balance: GetBalanceQuery;
  readonly history: ListHistoryQueryHandler;
  readonly audit: AuditLedgerQuery;
  readonly verifyChains: VerifyChainsQuery;
  readonly auditRun: AuditRun;
  readonly auditStore: AuditStore;
  /** Runs like a request, with its own EntityManager. */
  as<T>(work: () => Promise<T>): Promise<T>;
}

export interface LedgerBench extends LedgerServer {
  readonly database: TestDatabase;
  readonly clock: FixedClock;
  /** Another server on the same database; it is stopped with the first one. */
  server(clock?: Clock): Promise<LedgerServer>;
  /** An owner with exactly that many purchased credits and nothing else. */
  owner(credits: number): Promise<string>;
  /** Fails unless the ledger is intact: runs the audit and checks every hash of every chain. */
  expectWhole(): Promise<void>;
  close(): Promise<void>;
}

/** The real manager; only records the statements that it sends. */
function recording(em: EntityManager, sent: Statement[]): EntityManager {
  return new Proxy(em, {
    get(target, name) {
      const value = Reflect.get(target, name, target) as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'execute') sent.push({ sql: String(args[0]), params: (args[1] ?? []) as readonly unknown[] });
        return (value as (...args: unknown[]) => unknown).apply(target, args);
      };
    },
  });
}

async function startServer(url: string, clock: Clock, poolSize: number, sent?: Statement[]): Promise<LedgerServer> {
  const orm = await MikroORM.init(
    mikroOrmConfig({ url, entities: entities as never, applicationName: 'entrevue-test', poolSize }),
  );
  const em = sent ? recording(orm.em, sent) : orm.em;
  const transaction = new Transaction(em);
  const together = new ReadTogether(em);
  const time = new LedgerTime(together, clock);
  const reads = new LedgerReads(em, together);
  const log = new LedgerLog(orm, createLogger('silent'));
  const ledger = new Ledger(em, together, transaction, time, new WriteBooks(em, log));
  const open = new OpenAccount(ledger);
  const balance = new GetBalanceQuery(em, together, time, open, { activePackOf: () => Promise.resolve(null) });
  const pools = new Pools(em, together);
  const charge = new ChargePayer(pools, transaction);
  // The bench has no companies: who works where is a fact of another module.
  const employers = {
    companyOf: () => Promise.resolve(null),
    namesOf: () => Promise.resolve(new Map<string, string>()),
  };
  const team = new TeamBalanceQuery(balance, pools, employers, time);
  const history = new ListHistoryQueryHandler(em, balance, new Translator([messages]), team, employers, {
    postingsOf: () => Promise.resolve(new Map()),
  });
  const credits = new CreditsFacade(
    open,
    new GrantCredits(ledger),
    new HoldCredits(ledger, reads, charge),
    new EndHold(ledger, reads),
    new SpendCredits(ledger, charge),
    new RefundCredits(ledger, reads),
    new TakeBackCredits(ledger, reads),
    new BeginPlanMonth(ledger, reads),
    new DropPlanMonth(ledger, reads),
    new ChooseNextPlan(ledger),
    balance,
    team,
    new GetPlanQuery(em, balance),
    history,
    new LowBalancesQuery(em),
  );
  const auditStore = new AuditStore(em);
  return {
    orm,
    auditRun: new AuditRun(em, auditStore, time),
    auditStore,
    balance,
    history,
    credits,
    transaction,
    share: new ShareCredits(new PoolSettingsStore(em), open, time, transaction),
    adjust: new AdjustBalance(ledger),
    expireLots: new ExpireLots(reads, time, open),
    grantAllowances: new GrantAllowances(reads, time, open),
    audit: new AuditLedgerQuery(em),
    verifyChains: new VerifyChainsQuery(em),
    as: (work) => RequestContext.create(orm.em, work),
  };
}

/** @param sent receives every statement of the first server. Set it only if needed, because a long run would fill the memory. */
export async function startLedger(poolSize = 12, sent?: Statement[]): Promise<LedgerBench> {
  const database = await createTestDatabase();
  return startLedgerOn(database, poolSize, sent);
}

/** Like {@link startLedger}, on a migrated database of the caller's. */
export async function startLedgerOn(
  database: TestDatabase,
  poolSize: number,
  sent?: Statement[],
): Promise<LedgerBench> {
  const clock = new FixedClock();
  const first = await startServer(database.url, clock, poolSize, sent);
  const servers = [first];
  return {
    ...first,
    database,
    clock,
    async server(itsClock = clock) {
      const another = await startServer(database.url, itsClock, poolSize);
      servers.push(another);
      return another;
    },
    async owner(credits) {
      const ownerId = newId();
      await first.as(async () => {
        await first.credits.open(ownerId);
        await first.adjust.execute({ ownerId, credits: -20, reason: 'empty', key: 'empty', madeBy: ownerId });
        if (credits === 0) return;
        const description = 'CREDITS.ENTRY_GIFT';
        await first.credits.grant({ ownerId, credits, bucket: 'PURCHASED', description, key: 'first' });
      });
      return ownerId;
    },
    async expectWhole() {
      await first.as(async () => {
        expect(await first.audit.execute()).toEqual([]);
        expect((await first.verifyChains.execute()).faults).toEqual([]);
      });
    },
    async close() {
      for (const server of servers) await server.orm.close(true);
      await database.drop();
    },
  };
}
