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

/** Milliseconds before a worker retries after an outage; BullMQ's default of 15 s is too slow after a restart (E9). */
const RETRY_MS = 1_000;

/**
 * Renewals within the lifetime of a lock. With BullMQ's two, so little of a lock could be left that a database restart of three
 * seconds takes the job away from a running encode.
 */
const RENEWALS = 4;

/** Disables BullMQ's limit: the runner counts lost workers, because it can call `exhausted`. */
const NEVER = 1_000_000;

/** Backoff of a job without a known definition, stored by another version of the server. */
const unknownJobBackoff = { seconds: 30, maxSeconds: 600 };

const backoffStrategy: BackoffStrategy = (failures, _type, _error, job) => {
  const definition = declaredJobs().find(({ name }) => name === job?.name);
  return backoffMs(definition?.backoff ?? unknownJobBackoff, failures, randomFraction());
};

/** Creates the worker class for `@nestjs/bullmq`: one per queue, because the decorator fixes the queue's name and numbers. */
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

    // Declare all three parameters: BullMQ passes the signal only to a function that declares it.
    override process(job: Job<JobData>, token?: string, signal?: AbortSignal): Promise<JobOutcome> {
      if (!token || !signal) throw new Error('BullMQ gave no lock token or signal');
      return this.runner.run(job, token, signal);
    }

    @OnWorkerEvent('error')
    onError(error: Error): void {
      this.errors.report(`worker ${queue.name}`, error);
    }

    /** The lock is lost and another worker may have the job, so stop here. BullMQ only emits the event. */
    @OnWorkerEvent('lockRenewalFailed')
    onLockLost(jobIds: string[]): void {
      for (const id of jobIds) this.worker.cancelJob(id, 'the lock was lost');
    }
  }
  return QueueProcessor;
}
