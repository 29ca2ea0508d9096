import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import { mergeFound } from '../engine/retrieve/merge-found.js';
import type { Found, Question } from '../engine/retrieve/question.js';
import { writeQuestion } from '../engine/retrieve/written-question.js';
import { shardQuestion } from '../matching.metrics.js';
import { ShardLeases } from './shard-leases.js';
import { ShardQuestions } from './shard-questions.js';
import { ShardScheme } from './shard-scheme.js';
import { ShardsMissing } from './shards-missing.js';

/** How long all shards have to answer. */
export const ANSWER_S = 20;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

/** Asks all shards of the divided index, and merges their best exactly. */
@Injectable()
export class AskShards {
  readonly #seconds;

  constructor(
    private readonly em: EntityManager,
    private readonly scheme: ShardScheme,
    private readonly leases: ShardLeases,
    private readonly questions: ShardQuestions,
    metrics: Metrics,
  ) {
    this.#seconds = metrics.histogram(shardQuestion);
  }

  get isDivided(): boolean {
    return this.scheme.isDivided;
  }

  /**
   * Includes everything that was committed before. Call it outside of transactions, so that no lock and no connection waits for other
   * processes.
   *
   * @throws ShardsMissing
   */
  async find(
    kind: SubjectKind,
    question: Question<never>,
    {
      limit,
      turn,
      signal,
    }: { readonly limit: number; readonly turn: number; readonly signal?: AbortSignal | undefined },
  ): Promise<readonly Found[]> {
    if (this.em.isInTransaction()) throw new Error('a transaction would wait for other processes');
    const startedAt = performance.now();
    const note = (outcome: string): void =>
      this.#seconds.observe({ kind, outcome }, (performance.now() - startedAt) / 1_000);
    const missing = await this.leases.missing();
    if (missing.length > 0) {
      note('missing');
      throw new ShardsMissing(missing, this.scheme.shards);
    }
    const id = await this.questions.ask({ kind, question: writeQuestion(question), wanted: limit, turn }, ANSWER_S);
    try {
      const found = mergeFound(await this.#all(id, signal), limit, turn);
      note('answered');
      return found;
    } catch (error) {
      if (error instanceof ShardsMissing) note('late');
      throw error;
    } finally {
      await this.questions.forget(id);
    }
  }

  async #all(id: string, signal?: AbortSignal): Promise<readonly (readonly Found[])[]> {
    const until = performance.now() + ANSWER_S * 1_000;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, signal ? { signal } : {});
      const isLate = performance.now() > until;
      if (!isLate && (await this.questions.count(id)) < this.scheme.shards) continue;
      const answers = await this.questions.answers(id);
      const missing = Array.from({ length: this.scheme.shards }, (_, shard) => shard).filter(
        (shard) => !answers.has(shard),
      );
      if (missing.length > 0) throw new ShardsMissing(missing, this.scheme.shards);
      return [...answers.values()];
    }
  }
}
