import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type Type } from '@nestjs/common';
import type { BackoffStrategy, Job } from 'bullmq';
import { backoffMs, randomFraction } from './backoff.js';
import { declaredJobs } from './definitions.js';
import type { QueueDefinition } from './define-queue.js';
import { QueueErrorReporter } from './error-reporter.js';
import type { JobOutcome } from './job-context.js';
import type { JobData } from './job-data.js';
import { JobRunner } from './job-runner.js';
import { queuePrefix } from './queue-backend.js';

/** After the backend was away, look for work again this soon; BullMQ's own 15 s is what made a restart felt (E9). */
const RETRY_MS = 1_000;

/**
 * Locks are renewed this many times in their life. BullMQ's two would leave so little of a lock that the database's restart,
 * three seconds, costs a running encode its job.
 */
const RENEWALS = 4;

/** Lost workers are counted by the runner, which can tell the entity; BullMQ's own count must not come first. */
const NEVER = 1_000_000;

/** What a job without a known definition waits: it was stored by another version of the product. */
const unknownJobBackoff = { seconds: 30, maxSeconds: 600 };

const backoffStrategy: BackoffStrategy = (failures, _type, _error, job) => {
  const definition = declaredJobs().find(({ name }) => name === job?.name);
  return backoffMs(definition?.backoff ?? unknownJobBackoff, failures, randomFraction());
};

/**
 * The class that `@nestjs/bullmq` makes a worker of: one for each queue, because its decorator fixes the queue's name and
 * figures.
 */
export function createProcessor(queue: QueueDefinition): Type<WorkerHost> {
  @Processor(
    { name: queue.name },
    {
      prefix: queuePrefix,
      concurrency: queue.concurrency,
      lockDuration: queue.lockSeconds * 1_000,
      lockRenewTime: (queue.lockSeconds * 1_000) / RENEWALS,
      stalledInterval: queue.stalledSeconds * 1_000,
      maxStalledCount: NEVER,
      runRetryDelay: RETRY_MS,
      settings: { backoffStrategy },
    },
  )
  class QueueProcessor extends WorkerHost {
    constructor(
      @Inject(JobRunner) private readonly runner: JobRunner,
      @Inject(QueueErrorReporter) private readonly errors: QueueErrorReporter,
    ) {
      super();
    }

    // All three parameters must be declared: BullMQ gives the signal only to a function that takes it.
    override process(job: Job<JobData>, token?: string, signal?: AbortSignal): Promise<JobOutcome> {
      if (!token || !signal) throw new Error('BullMQ gave no lock token or signal');
      return this.runner.run(job, token, signal);
    }

    @OnWorkerEvent('error')
    onError(error: Error): void {
      this.errors.report(`worker ${queue.name}`, error);
    }

    /** The lock is gone and another worker may have the job: stop here. BullMQ only tells, it does not stop anything. */
    @OnWorkerEvent('lockRenewalFailed')
    onLockLost(jobIds: string[]): void {
      for (const id of jobIds) this.worker.cancelJob(id, 'the lock was lost');
    }
  }
  return QueueProcessor;
}
