import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { GenerationScope } from '../domain/generation-scope.js';
import { Generations, LEASE_S } from '../persistence/generations.js';
import { QueueGeneration } from './queue-generation.js';

/** Interval between two checks: short at first, because most runs are short. */
const FIRST_MS = 50;
const LONGEST_MS = 500;
const RENEW_EVERY_MS = 2_000;
const DAY_S = 86_400;

/**
 * Enqueues the computation of a scope and waits until a worker has finished it. The API computes nothing itself: it would need the
 * index in its memory, and other requests would wait.
 */
@Injectable()
export class AwaitGeneration implements BeforeApplicationShutdown {
  readonly #stopping = new AbortController();

  constructor(
    private readonly queue: QueueGeneration,
    private readonly generations: Generations,
    private readonly settings: Settings,
    private readonly logger: Logger,
  ) {}

  beforeApplicationShutdown(): void {
    this.#stopping.abort();
  }

  /**
   * @param signal aborts when the client has left. Then a worker skips the run, or stops it between two postings.
   * @returns the id of the run, and whether it has finished within MATCHING_WAIT_SECONDS. If not, it goes on, as without waiting.
   */
  async execute(
    scope: GenerationScope,
    signal: AbortSignal,
  ): Promise<{ readonly runId: string; readonly isFinished: boolean }> {
    const since = await this.generations.now();
    await this.generations.extendLease(scope, LEASE_S);
    const runId = await this.queue.execute(scope, true);
    const late = AbortSignal.timeout(this.settings.env.MATCHING_WAIT_SECONDS * 1_000);
    const ended = AbortSignal.any([signal, late, this.#stopping.signal]);
    let isFinished = false;
    let renewedAt = performance.now();
    for (let ms = FIRST_MS; !isFinished && (await isStillWaiting(ms, ended)); ms = Math.min(LONGEST_MS, ms * 1.5)) {
      isFinished = await this.generations.hasFinished(scope, since);
      if (isFinished || performance.now() - renewedAt < RENEW_EVERY_MS) continue;
      renewedAt = performance.now();
      await this.generations.extendLease(scope, LEASE_S);
    }
    const hasClientLeft = !isFinished && signal.aborted;
    // The answer names the run, so it goes on.
    if (!isFinished && !hasClientLeft) await this.generations.extendLease(scope, DAY_S);
    const outcome = isFinished ? 'finished' : hasClientLeft ? 'left' : late.aborted ? 'late' : 'stopped';
    this.logger.debug({ runId, outcome }, 'matching: waited for a run');
    return { runId, isFinished };
  }
}

async function isStillWaiting(ms: number, signal: AbortSignal): Promise<boolean> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}
