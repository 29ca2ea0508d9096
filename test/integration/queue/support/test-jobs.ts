import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Module } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { currentRequestId } from '../../../../server/platform/logging/request-context.js';
import { defineEvent } from '../../../../server/platform/outbox/define-event.js';
import { defineJob, on } from '../../../../server/platform/queue/define-job.js';
import { defineQueue } from '../../../../server/platform/queue/define-queue.js';
import { HandlesJob, type JobHandler } from '../../../../server/platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../../server/platform/queue/job-context.js';
import { PostponedJob } from '../../../../server/platform/queue/postponed-job.error.js';
import { UnrecoverableJob } from '../../../../server/platform/queue/unrecoverable-job.error.js';

/** The behaviours of the handler. `postpone` waits for the step `released`; `deaf` ignores the signal, `quiet` ends without a result, `poison` ends its process. */
const acts = [
  'done',
  'skip',
  'postpone',
  'fail',
  'fail-once',
  'hopeless',
  'work',
  'deaf',
  'quiet',
  'progress',
  'poison',
] as const;
const payload = z.object({ key: z.string(), act: z.enum(acts), ms: z.number().default(0) });
export type TestPayload = z.output<typeof payload>;

export const testQueue = defineQueue({ name: 'test', concurrency: 5 });
/** Its workers are often killed in tests. */
export const fragileQueue = defineQueue({ name: 'fragile', concurrency: 1, lockSeconds: 2, stalledSeconds: 1 });
export const tickQueue = defineQueue({ name: 'ticking', concurrency: 1 });

export const happened = defineEvent('test.happened', z.object({ key: z.string(), wanted: z.boolean() }));
/** Its subscriber fails to create a payload if `broken`. */
export const troubled = defineEvent('test.troubled', z.object({ key: z.string(), broken: z.boolean() }));

export const act = defineJob({
  name: 'test.act',
  queue: testQueue,
  payload,
  attempts: 3,
  backoff: { seconds: 0.2 },
  startedBy: [
    on(happened, ({ key }) => ({ key, act: 'done', ms: 0 })),
    on(troubled, ({ key }) => ({ key, act: 'done', ms: 0 })),
  ],
});

export const follow = defineJob({
  name: 'test.follow',
  queue: testQueue,
  payload,
  startedBy: [
    on(happened, ({ key, wanted }) => (wanted ? { key, act: 'done', ms: 0 } : null)),
    on(troubled, ({ key, broken }) => {
      if (broken) throw new Error('this subscriber cannot read the event');
      return { key, act: 'done', ms: 0 };
    }),
  ],
});

export const keyed = defineJob({
  name: 'test.act-keyed',
  queue: testQueue,
  payload,
  attempts: 2,
  backoff: { seconds: 0.2 },
  jobId: ({ key }) => key,
});

export const fragile = defineJob({ name: 'test.act-fragile', queue: fragileQueue, payload });

export const tick = defineJob({
  name: 'test.tick',
  queue: tickQueue,
  payload: z.object({}),
  schedule: { everySeconds: 1 },
});

/** Every step of a handler is written as a row, so that a test can read the steps of all processes. */
export const stepTable = `
  create table test_step (
    id bigint generated always as identity primary key,
    job text not null, key text not null, step text not null,
    attempt integer not null, last boolean not null, request_id text, pid integer not null, session integer not null,
    at timestamptz not null default clock_timestamp()
  )`;

@Injectable()
export class Steps {
  constructor(private readonly em: EntityManager) {}

  async note(
    job: string,
    key: string,
    step: string,
    context?: Pick<JobContext, 'attempt' | 'isLastAttempt'>,
  ): Promise<void> {
    await this.em.execute(
      `insert into test_step (job, key, step, attempt, last, request_id, pid, session) values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        job,
        key,
        step,
        context?.attempt ?? 0,
        context?.isLastAttempt ?? false,
        currentRequestId(),
        process.pid,
        this.em.getContext().id,
      ],
    );
  }

  async seen(job: string, key: string, step: string): Promise<number> {
    const [row] = await this.em.execute<{ n: number }[]>(
      `select count(*)::int as n from test_step where job = ? and key = ? and step = ?`,
      [job, key, step],
    );
    return row?.n ?? 0;
  }
}

async function perform(
  job: string,
  { key, act, ms }: TestPayload,
  context: JobContext,
  steps: Steps,
): Promise<JobOutcome> {
  await steps.note(job, key, 'started', context);
  switch (act) {
    case 'fail':
      throw new Error(`failure of ${key}`);
    case 'fail-once':
      if (context.attempt === 1) throw new Error(`failure of ${key}`);
      break;
    case 'postpone':
      if ((await steps.seen(job, key, 'released')) === 0) throw new PostponedJob(`${key} waits for a part`);
      break;
    case 'hopeless':
      throw new UnrecoverableJob(`${key} cannot work`);
    case 'poison':
      process.kill(process.pid, 'SIGKILL');
      await sleep(1_000);
      break;
    case 'work':
      try {
        await sleep(ms, undefined, { signal: context.signal });
      } catch (error) {
        await steps.note(job, key, 'aborted', context);
        throw error;
      }
      break;
    case 'deaf':
      await sleep(ms);
      break;
    case 'quiet':
      await sleep(ms);
      return 'done';
    case 'progress':
      for (let percent = 0; percent <= 100; percent += 1) await context.progress(percent + 0.5);
      break;
    default:
      await sleep(ms);
  }
  await steps.note(job, key, 'finished', context);
  return act === 'skip' ? 'skipped' : 'done';
}

@HandlesJob(act)
export class ActJob implements JobHandler<typeof act> {
  constructor(private readonly steps: Steps) {}

  handle(payload: TestPayload, context: JobContext): Promise<JobOutcome> {
    return perform(act.name, payload, context, this.steps);
  }

  async exhausted({ key }: TestPayload, error: Error): Promise<void> {
    await this.steps.note(act.name, key, `exhausted: ${error.message}`);
    // An entity whose update fails the first time, as if its database were unavailable.
    if (key.startsWith('untold') && (await this.steps.seen(act.name, key, `exhausted: ${error.message}`)) === 1) {
      throw new Error('the entity could not be written');
    }
  }
}

@HandlesJob(follow)
export class FollowJob implements JobHandler<typeof follow> {
  constructor(private readonly steps: Steps) {}

  handle(payload: TestPayload, context: JobContext): Promise<JobOutcome> {
    return perform(follow.name, payload, context, this.steps);
  }
}

@HandlesJob(keyed)
export class KeyedJob implements JobHandler<typeof keyed> {
  constructor(private readonly steps: Steps) {}

  handle(payload: TestPayload, context: JobContext): Promise<JobOutcome> {
    return perform(keyed.name, payload, context, this.steps);
  }
}

@HandlesJob(fragile)
export class FragileJob implements JobHandler<typeof fragile> {
  constructor(private readonly steps: Steps) {}

  handle(payload: TestPayload, context: JobContext): Promise<JobOutcome> {
    return perform(fragile.name, payload, context, this.steps);
  }

  async exhausted({ key }: TestPayload, error: Error): Promise<void> {
    await this.steps.note(fragile.name, key, `exhausted: ${error.message}`);
  }
}

@HandlesJob(tick)
export class TickJob implements JobHandler<typeof tick> {
  constructor(private readonly steps: Steps) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    await this.steps.note(tick.name, 'tick', 'finished', context);
    return 'done';
  }
}

/** A module like those of the product, with only jobs. */
@Module({ providers: [Steps, ActJob, FollowJob, KeyedJob, FragileJob, TickJob] })
export class TestJobsModule {}
