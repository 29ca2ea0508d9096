import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager, MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { OwnQueues } from '../../../platform/queue/index.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import { matchingQueue } from '../jobs/matching.queue.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { IndexStart } from '../persistence/index-start.js';
import { WriteIndexSnapshots } from '../use-cases/write-index-snapshots.js';
import { ShardIndex } from './shard-index.js';
import { ShardLeases } from './shard-leases.js';
import { ShardQuestions } from './shard-questions.js';
import { ShardScheme } from './shard-scheme.js';

/** Five times within a lease. */
const RENEW_MS = 3_000;
/** Pause between two looks for questions: short after a question, longer while there are none. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;
const AFTER_ERROR_MS = 1_000;
/** How long a question that is being answered may take when the process stops. */
const GRACE_MS = 3_000;
/** The first snapshot of a shard soon after its start, because reading all rows again takes long; then it looks every half hour. */
const FIRST_SNAPSHOT_MS = 60_000;
const SNAPSHOT_MS = 1_800_000;
const kinds: readonly SubjectKind[] = ['JOB', 'SEEKER'];

interface Held {
  readonly index: ShardIndex;
  isReady: boolean;
  snapshotAt: number;
}

/** Holds one shard of the divided index in each worker of matching, and answers the questions to it. */
@Injectable()
export class ServeShard implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #holder = randomUUID();
  readonly #stopping = new AbortController();
  #held: Held | null = null;
  #loops: Promise<unknown> = Promise.resolve();
  #pause = FIRST_PAUSE_MS;

  constructor(
    private readonly scheme: ShardScheme,
    private readonly leases: ShardLeases,
    private readonly questions: ShardQuestions,
    private readonly snapshots: WriteIndexSnapshots,
    private readonly start: IndexStart,
    private readonly ontology: CurrentOntology,
    private readonly queues: OwnQueues,
    private readonly orm: MikroORM,
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.scheme.isDivided || !this.queues.has(matchingQueue.name)) return;
    const loops = [this.#repeat(() => this.#renew()), this.#repeat(() => this.#serve())];
    this.#loops = Promise.all(loops);
  }

  /** Gives the shard back, so that another worker takes it at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    // A large shard may still be read.
    await Promise.race([this.#loops, sleep(GRACE_MS)]);
    if (this.#held === null) return;
    await this.#held.index.close();
    try {
      await this.leases.release(this.#holder);
    } catch (err) {
      this.logger.warn({ err }, 'matching: the shard could not be given back, its lease ends by itself');
    }
  }

  /** @param step returns the pause after it, in milliseconds. */
  async #repeat(step: () => Promise<number>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      let pause = AFTER_ERROR_MS;
      try {
        pause = await step();
      } catch (err) {
        this.logger.error({ err, shard: this.#held?.index.share.shard }, 'matching: a shard failed, it goes on');
      }
      // It rejects only when the process stops.
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  async #renew(): Promise<number> {
    const held = this.#held;
    if (held && !(await this.leases.renew(held.index.share.shard, this.#holder, held.isReady))) {
      this.logger.warn({ shard: held.index.share.shard }, 'matching: the shard belongs to another worker now');
      this.#held = null;
      await held.index.close();
    }
    if (!this.#held) await this.#take();
    if (this.#held) await this.questions.forgetOld();
    return RENEW_MS;
  }

  async #take(): Promise<void> {
    const { shards } = this.scheme;
    // Several workers start at the same time and try the same shard.
    for (let tries = 0; tries < shards; tries += 1) {
      const shard = await this.leases.take(this.#holder);
      if (shard === null) continue;
      this.logger.info({ shard, shards }, 'matching: shard taken');
      const index = new ShardIndex({ shard, shards }, this.ontology.get(), this.start, (err) => {
        this.logger.error({ err }, 'matching: threads that read the index are gone, one goes on alone');
      });
      this.#held = { index, isReady: false, snapshotAt: 0 };
      return;
    }
  }

  async #serve(): Promise<number> {
    const held = this.#held;
    if (!held) return LONGEST_PAUSE_MS;
    if (!held.isReady) await this.#prepare(held);
    const asked = await this.questions.waiting(held.index.share.shard);
    const failures: unknown[] = [];
    for (const question of asked) {
      if (this.#stopping.signal.aborted || this.#held !== held) return 0;
      try {
        const found = await this.#inTransaction(() => held.index.find(this.em, question, this.clock.now()));
        await this.questions.answer(question.id, held.index.share.shard, found);
      } catch (error) {
        // The others are answered all the same.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'questions were not answered');
    if (performance.now() > held.snapshotAt) await this.#writeSnapshots(held);
    this.#pause = asked.length > 0 ? FIRST_PAUSE_MS : Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
    return this.#pause;
  }

  async #prepare(held: Held): Promise<void> {
    for (const kind of kinds) {
      await RequestContext.create(this.orm.em, () =>
        held.index.prepare(kind, this.em, this.transaction, this.clock.now()),
      );
    }
    held.isReady = true;
    held.snapshotAt = performance.now() + FIRST_SNAPSHOT_MS;
    await this.leases.renew(held.index.share.shard, this.#holder, true);
    this.logger.info({ shard: held.index.share.shard }, 'matching: shard answers');
  }

  async #writeSnapshots(held: Held): Promise<void> {
    held.snapshotAt = performance.now() + SNAPSHOT_MS;
    const { index } = held;
    await RequestContext.create(this.orm.em, () =>
      this.snapshots.execute(this.#stopping.signal, {
        // A shard is complete before it writes snapshots.
        start: () => Promise.resolve(),
        take: (kind) => index.take(kind, this.em, this.clock.now()),
        formatOf: (kind) => index.formatOf(kind),
      }),
    );
  }

  #inTransaction<T>(work: () => Promise<T>): Promise<T> {
    return RequestContext.create(this.orm.em, () => this.transaction.run(work));
  }
}
