import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { Logger } from '../../server/platform/logging/logger.js';
import { runWithRequest } from '../../server/platform/logging/request-context.js';
import { messageColumns, messageOf, type MessageRow } from '../../server/platform/outbox/claim-messages.js';
import { deliveriesOf } from '../../server/platform/outbox/deliveries-of.js';
import type { JobContext } from '../../server/platform/queue/job-context.js';
import { JobRegistry } from '../../server/platform/queue/job-registry.js';
import type { TestApp } from './app.js';

/** Upper bound, so that jobs which start each other endlessly do not hang the run. */
const MAX_JOBS = 2_000;

/**
 * Replaces relay, queue and worker: delivers all messages of the outbox to their handlers in this process until none is left,
 * including delayed ones unless `delayed` is false. The real relay and both queue backends have their own tests.
 *
 * @returns how many jobs ran.
 */
export async function drainJobs(app: INestApplicationContext, { delayed = true } = {}): Promise<number> {
  const orm: MikroORM = app.get(MikroORM);
  const registry = app.get(JobRegistry);
  let ran = 0;
  for (;;) {
    const rows = await orm.em.fork().execute<MessageRow[]>(
      `update outbox_message set published_at = now()
       where id in (select id from outbox_message where published_at is null and dead_at is null
                       ${delayed ? '' : 'and available_at <= created_at'} order by id limit 20)
       returning ${messageColumns}`,
    );
    if (rows.length === 0) return ran;
    for (const row of rows.sort((a, b) => a.id.localeCompare(b.id))) {
      const { deliveries, faults, missing } = deliveriesOf(messageOf(row), registry);
      if (missing) throw new Error(`message ${row.name} would wait: ${missing.reason}`);
      if (faults.length > 0) throw new AggregateError(faults, `message ${row.name} could not be delivered`);
      for (const { definition, data } of deliveries) {
        if (++ran > MAX_JOBS) throw new Error('jobs start each other without end');
        const job = registry.find(definition.name);
        if (!job) throw new Error(`no handler for ${definition.name}`);
        const run = (): Promise<unknown> =>
          RequestContext.create(orm.em, () => job.handler.handle(data.payload, contextOf(app, data.request_id)));
        await (data.request_id === null ? run() : runWithRequest({ requestId: data.request_id }, run));
      }
    }
  }
}

/** Runs jobs until `work` is done, for a request that waits for a worker. */
export async function whileJobsRun<T>(app: Pick<TestApp, 'runJobs'>, work: () => Promise<T>): Promise<T> {
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  // The caller awaits it; without this, an error during a run of jobs would count as not handled.
  working.catch(() => undefined);
  while (!isDone) await app.runJobs({ delayed: false });
  return working;
}

/** Runs the handler of one job, as a worker does. */
export async function runJob(app: INestApplicationContext, name: string, payload: object = {}): Promise<unknown> {
  const job = app.get<JobRegistry>(JobRegistry).find(name);
  if (!job) throw new Error(`no handler for ${name}`);
  return RequestContext.create(app.get<MikroORM>(MikroORM).em, () => job.handler.handle(payload, contextOf(app, null)));
}

function contextOf(app: INestApplicationContext, requestId: string | null): JobContext {
  return {
    attempt: 1,
    isLastAttempt: false,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
    requestId,
    log: app.get(Logger),
  };
}
