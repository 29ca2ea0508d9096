import { BullRegistrar, type WorkerHost } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '../logging/logger.js';
import { withDeadline } from './deadline.js';
import { ensureSchedules } from './ensure-schedules.js';
import { QueueErrorReporter } from './error-reporter.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { LiveDeclarations } from './live-declarations.js';
import { OwnQueues } from './own-queues.js';
import { QUEUE_BACKEND, type QueueBackend, useByDefault } from './queue-backend.js';
import { Queues, QueueUnavailable } from './queues.js';
import { RedisEvictsJobs } from './redis-backend.js';

/** The queues of this process, and the generated worker class of each. */
export interface WorkerPlan {
  readonly processors: readonly { readonly queue: string; readonly type: Type<WorkerHost> }[];
}

export const WORKER_PLAN = Symbol('worker-plan');

/** Milliseconds that handlers have to stop; jobs still running then are handed back. */
const GRACE_MS = 20_000;
/** Milliseconds for closing after that, if the backend does not answer. */
const CLOSE_MS = 3_000;
/** A queue that lost its data gets its schedules back after this interval. */
const SCHEDULE_CHECK_MS = 20_000;
const BACKEND_RETRY_MS = 1_000;

/** Starts the workers after the application has started, and stops them before anything else shuts down. */
@Injectable()
export class QueueWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #scheduleCheck: NodeJS.Timeout | undefined;
  #hosts: readonly WorkerHost[] = [];

  constructor(
    @Inject(WORKER_PLAN) private readonly plan: WorkerPlan,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly registrar: BullRegistrar,
    private readonly modules: ModuleRef,
    private readonly runner: JobRunner,
    private readonly queues: Queues,
    private readonly declarations: LiveDeclarations,
    private readonly errors: QueueErrorReporter,
    private readonly logger: Logger,
    own: OwnQueues,
  ) {
    own.set(plan.processors.map(({ queue }) => queue));
  }

  /** @throws RedisEvictsJobs if the backend may lose jobs. Waits until the backend is available. */
  async onApplicationBootstrap(): Promise<void> {
    await this.#untilUsable();
    for (const { queue } of this.plan.processors) await this.#schedule(queue);
    useByDefault(this.backend);
    this.registrar.register();
    this.#hosts = this.plan.processors.map(({ type }) => this.modules.get(type, { strict: false }));
    await Promise.all(this.#hosts.map((host) => host.worker.waitUntilReady()));
    this.#scheduleCheck = setInterval(() => void this.#checkSchedules(), SCHEDULE_CHECK_MS);
    this.logger.info({ queues: this.plan.processors.map(({ queue }) => queue), backend: this.backend.kind }, 'working');
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#scheduleCheck);
    // Closing starts first, so that no worker takes another job; then the runner asks running handlers to stop.
    const closing = Promise.all(this.#hosts.map((host) => host.worker.close()));
    this.runner.stop();
    const grace = setTimeout(() => this.runner.abandon(), GRACE_MS);
    try {
      await withDeadline('closing the workers', GRACE_MS + CLOSE_MS, closing);
    } catch (error) {
      // The locks expire and other workers take the jobs.
      this.errors.report('closing the workers', error);
    } finally {
      clearTimeout(grace);
    }
  }

  async #untilUsable(): Promise<void> {
    for (;;) {
      try {
        await this.backend.assertUsable();
        for (const { queue } of this.plan.processors)
          await this.queues.ask(queue, (handle) => handle.getWaitingCount());
        return;
      } catch (error) {
        if (error instanceof RedisEvictsJobs) throw error;
        this.errors.report('waiting for the queue', error);
        await sleep(BACKEND_RETRY_MS);
      }
    }
  }

  #schedule(queue: string): Promise<void> {
    return this.queues.ask(queue, (handle) =>
      ensureSchedules(handle, this.registry.inQueue(queue), (job) => this.declarations.isScheduled(queue, job)),
    );
  }

  async #checkSchedules(): Promise<void> {
    for (const { queue } of this.plan.processors) {
      try {
        await this.#schedule(queue);
      } catch (error) {
        this.errors.report(error instanceof QueueUnavailable ? 'queue' : `schedules of ${queue}`, error);
      }
    }
  }
}
