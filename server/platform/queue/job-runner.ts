import { DriverException, MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '../logging/logger.js';
import { runWithRequest } from '../logging/request-context.js';
import { Metrics } from '../metrics/metrics.js';
import { currentSpan, runInSpan } from '../tracing/active-span.js';
import { type Span, typeOfError } from '../tracing/span.js';
import { Tracing } from '../tracing/tracing.js';
import { isDatabaseAway } from './database-away.js';
import { withDeadline } from './deadline.js';
import type { JobOutcome } from './job-context.js';
import type { JobData } from './job-data.js';
import { progressOf } from './job-progress.js';
import { JobRegistry } from './job-registry.js';
import { readJob, type Run } from './job-run.js';
import { PostponedJob } from './postponed-job.error.js';
import { jobSeconds, jobsTotal } from './queue.metrics.js';
import { waitForVersion } from './wait-for-version.js';
import { UnrecoverableJob } from './unrecoverable-job.error.js';

/** A job whose worker died more often than this probably crashes its workers. */
const MAX_LOST_WORKERS = 3;

/** Wait before the job runs again if `exhausted` failed, and how many times. */
const EXHAUSTED_RETRY_MS = 30_000;
const MAX_EXHAUSTED_RETRIES = 20;

/** Wait before the job runs again if the database is unavailable, for half an hour at most. No attempt is counted. */
const DATABASE_RETRY_MS = 5_000;
const MAX_DATABASE_RETRIES = 360;
const DATABASE_TIMEOUT_MS = 2_000;
const QUEUE_RETRY_MS = 500;

/** The process is shutting down: the job goes back to the queue and another worker takes it. */
class WorkerStopping extends Error {
  constructor() {
    super('the worker is stopping');
    // The name that callers of an aborted AbortSignal expect.
    this.name = 'AbortError';
  }
}

/**
 * Runs one delivery of a job: validates its payload, gives it a database session and the request id, and decides what an error
 * means: retry, hand back, or fail and call `exhausted`.
 */
@Injectable()
export class JobRunner {
  readonly #stopping = new AbortController();
  readonly #abandoned = new AbortController();

  constructor(
    private readonly orm: MikroORM,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {}

  /** Asks running handlers to stop; from now on their errors hand the job back. */
  stop(): void {
    this.#stopping.abort(new WorkerStopping());
  }

  /** Hands back all running jobs, even if their handlers have not stopped. */
  abandon(): void {
    this.#abandoned.abort(new WorkerStopping());
  }

  /**
   * @param lost fires if another worker owns the job now.
   * @returns the result to store with the job.
   */
  async run(job: Job<JobData>, token: string, lost: AbortSignal): Promise<JobOutcome> {
    const readable = readJob(this.registry, job);
    if ('unreadable' in readable) return waitForVersion(job, token, readable.unreadable, this.logger);
    const { registered, payload, data } = readable;
    const requestId = data.request_id;
    const log = this.logger.child({ job: job.name, jobId: job.id, ...(requestId ? { requestId } : {}) });
    const attempt = job.attemptsMade + 1;
    const run: Run = {
      ...registered,
      job,
      token,
      lost,
      payload,
      context: {
        attempt,
        isLastAttempt: attempt >= (job.opts.attempts ?? 1),
        signal: AbortSignal.any([lost, this.#stopping.signal]),
        progress: progressOf(job),
        requestId,
        log,
      },
    };
    const span = this.#begin(run, data);
    const deliver = (): Promise<JobOutcome> => (span ? runInSpan(span, () => this.#deliver(run)) : this.#deliver(run));
    try {
      return await (requestId ? runWithRequest({ requestId }, deliver) : deliver());
    } finally {
      span?.end();
    }
  }

  /** Continues the trace that started the job. */
  #begin({ job, definition, context: { attempt, requestId } }: Run, { trace_parent }: JobData): Span | null {
    return this.tracing.begin({
      name: `run ${definition.name}`,
      kind: 'consumer',
      parent: trace_parent,
      isOurs: true,
      attributes: {
        'entrevue.job': definition.name,
        'entrevue.queue': definition.queue.name,
        'entrevue.attempt': attempt,
        'entrevue.waited_ms': Date.now() - job.timestamp,
        ...(requestId === null ? {} : { 'entrevue.request_id': requestId }),
      },
    });
  }

  async #deliver(run: Run): Promise<JobOutcome> {
    const { job, token, context, lost } = run;
    if (this.#stopping.signal.aborted) return this.#handBack(run);
    if (job.stalledCounter > MAX_LOST_WORKERS) {
      this.#count(run, 'failed', performance.now());
      return this.#giveUp(run, new UnrecoverableJob(`its worker died ${job.stalledCounter} times while running it`));
    }
    const startedAt = performance.now();
    try {
      const outcome = await this.#inSession(() => this.#untilAbandoned(run.handler.handle(run.payload, context)));
      const fields = { outcome, attempt: context.attempt, ms: Math.round(performance.now() - startedAt) };
      // A schedule that found nothing to do is not worth a log line at info level.
      if (outcome === 'done') context.log.info(fields, 'job ran');
      else context.log.debug(fields, 'job ran');
      this.#count(run, outcome, startedAt);
      return outcome;
    } catch (error) {
      if (lost.aborted) {
        context.log.warn({ err: error }, 'job belongs to another worker now');
        throw error;
      }
      if (this.#stopping.signal.aborted) return this.#handBack(run);
      if (error instanceof PostponedJob) return waitForVersion(job, token, error.message, this.logger);
      if (job.attemptsStarted < MAX_DATABASE_RETRIES && !(await this.#databaseAnswered(error))) {
        context.log.warn({ err: error }, 'the database is away, the job waits for it');
        return this.#postpone(run, DATABASE_RETRY_MS);
      }
      currentSpan()?.fail(typeOfError(error));
      const isFinal = context.isLastAttempt || error instanceof UnrecoverableJob;
      this.#count(run, isFinal ? 'failed' : 'retry', startedAt);
      if (isFinal) return this.#giveUp(run, asError(error));
      context.log.warn({ err: error, attempt: context.attempt }, 'job failed and will be tried again');
      throw error;
    }
  }

  #count({ definition }: Run, outcome: JobOutcome | 'retry' | 'failed', startedAt: number): void {
    currentSpan()?.set({ 'entrevue.outcome': outcome });
    this.metrics.counter(jobsTotal).inc({ job: definition.name, outcome });
    this.metrics.counter(jobSeconds).inc({ job: definition.name }, (performance.now() - startedAt) / 1_000);
  }

  /** Gives each run, and each call of `exhausted`, its own identity map. */
  #inSession<T>(work: () => Promise<T>): Promise<T> {
    return RequestContext.create(this.orm.em, work);
  }

  #untilAbandoned<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.#abandoned;
    return new Promise<T>((resolve, reject) => {
      const abandon = (): void => reject(signal.reason as Error);
      signal.addEventListener('abort', abandon, { once: true });
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon));
    });
  }

  async #handBack({ job, token, context }: Run): Promise<never> {
    await job.moveToWait(token);
    context.log.info({}, 'job handed back');
    throw new WaitingError();
  }

  async #giveUp(run: Run, error: Error): Promise<never> {
    const { definition, job, token, context } = run;
    // A worker that was suspended may notice only here that another worker owns the job.
    const owned = await job.extendLock(token, definition.queue.lockSeconds * 1_000);
    if (!owned) throw error;
    context.log.error({ err: error, attempt: context.attempt }, 'job failed for good');
    if (!(await this.#callExhausted(run, error))) return this.#postpone(run, EXHAUSTED_RETRY_MS);
    throw Object.assign(new UnrecoverableError(error.message), { stack: error.stack, cause: error });
  }

  /** @returns false if `exhausted` failed and should be tried again: otherwise the entity would stay "in progress" for ever. */
  async #callExhausted({ handler, job, payload, context }: Run, error: Error): Promise<boolean> {
    try {
      await this.#inSession(async () => handler.exhausted?.(payload, error));
      return true;
    } catch (failure) {
      context.log.error({ err: failure }, 'the failure could not be recorded with its entity');
      return job.attemptsStarted >= (job.opts.attempts ?? 1) + MAX_EXHAUSTED_RETRIES;
    }
  }

  /** Whether the database was available when `error` was thrown, so that the error is the handler's own. */
  async #databaseAnswered(error: unknown): Promise<boolean> {
    if (error instanceof DriverException && isDatabaseAway(error)) return false;
    try {
      await withDeadline('the database', DATABASE_TIMEOUT_MS, this.orm.em.fork().execute('select 1'));
      return true;
    } catch (silence) {
      this.logger.warn({ err: silence }, 'the database does not answer');
      return false;
    }
  }

  /** Runs the job again later without counting a failure. If the queue is unavailable too, waits for it. */
  async #postpone({ job, token, lost }: Run, milliseconds: number): Promise<never> {
    for (;;) {
      try {
        await job.moveToDelayed(Date.now() + milliseconds, token);
        throw new DelayedError();
      } catch (error) {
        if (!isDatabaseAway(error) || lost.aborted || this.#stopping.signal.aborted) throw error;
        await sleep(QUEUE_RETRY_MS);
      }
    }
  }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
