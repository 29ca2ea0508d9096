import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { retryCollisions } from '../../../../server/platform/database/retry-collisions.js';
import { runWithRequest } from '../../../../server/platform/logging/request-context.js';
import { Outbox } from '../../../../server/platform/outbox/outbox.js';
import type { AnyJobDefinition, JobDefinition } from '../../../../server/platform/queue/define-job.js';
import type { EnqueueOptions } from '../../../../server/platform/outbox/outbox.js';
import { type JobQueue, Queues } from '../../../../server/platform/queue/queues.js';
import { act, stepTable } from './test-jobs.js';

export interface Step {
  readonly job: string;
  readonly key: string;
  readonly step: string;
  readonly attempt: number;
  readonly last: boolean;
  readonly request_id: string | null;
  readonly pid: number;
  readonly session: number;
  readonly at: Date;
}

/** A separate connection that reads the steps of the handlers of all processes. */
export class Observer {
  private constructor(readonly pool: pg.Pool) {}

  static async connect(databaseUrl: string): Promise<Observer> {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
    // A broken connection is replaced at the next query; without a listener it would end the test process.
    pool.on('error', () => undefined);
    await pool.query(stepTable.replace('create table', 'create table if not exists'));
    return new Observer(pool);
  }

  async steps(key: string): Promise<readonly Step[]> {
    const { rows } = await this.pool.query<Step>('select * from test_step where key = $1 order by id', [key]);
    return rows;
  }

  async names(key: string): Promise<readonly string[]> {
    return (await this.steps(key)).map(({ step }) => step);
  }

  /** Waits for a step of `key`. @returns it */
  async until(key: string, step: string, { count = 1, ms = 15_000 } = {}): Promise<Step> {
    const deadline = performance.now() + ms;
    for (;;) {
      const found = (await this.steps(key)).filter((row) => row.step === step);
      const last = found[count - 1];
      if (last) return last;
      if (performance.now() > deadline) {
        throw new Error(`${key}: no ${step} × ${count} in ${ms} ms, only ${JSON.stringify(await this.names(key))}`);
      }
      await sleep(20);
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** Enqueues a job like a request: in the outbox of an application. */
export function ask<T extends object>(
  app: INestApplicationContext,
  job: JobDefinition<T>,
  payload: NoInfer<T>,
  options?: EnqueueOptions,
): Promise<void> {
  return runWithRequest({ requestId: 'request-of-the-test' }, () => app.get(Outbox).enqueue(job, payload, options));
}

/** Enqueues jobs one after the other. @returns the median time from enqueuing to the start (milliseconds) */
export async function usualPickup(app: INestApplicationContext, observer: Observer, prefix: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 9; n += 1) {
    const at = Date.now();
    await ask(app, act, { key: `${prefix} ${n}`, act: 'done', ms: 0 });
    times.push((await observer.until(`${prefix} ${n}`, 'started')).at.getTime() - at);
  }
  return times.sort((a, b) => a - b)[4] ?? Infinity;
}

export function onQueue<T>(
  app: INestApplicationContext,
  { queue }: AnyJobDefinition,
  question: (queue: JobQueue) => Promise<T>,
): Promise<T> {
  return app.get(Queues).ask(queue.name, question);
}

/** Empties a job's queue. The last statements of killed workers may still run beside it, so a deadlock is retried. */
export function emptyQueue(app: INestApplicationContext, job: AnyJobDefinition): Promise<void> {
  return onQueue(app, job, (queue) => retryCollisions(() => queue.obliterate({ force: true })));
}

/** Waits until `look` returns a value other than undefined. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>, ms = 15_000): Promise<T> {
  const deadline = performance.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`not within ${ms} ms: ${what}`);
    await sleep(25);
  }
}
