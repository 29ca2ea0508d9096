import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { QueueErrorReporter } from './error-reporter.js';
import { JobRegistry } from './job-registry.js';

/** A process repeats its declarations this often (milliseconds). */
const REPEAT_MS = 60_000;
/** A declaration that no process has renewed for this long is no longer live. */
export const LIVE_MINUTES = 60;

/**
 * Subscriptions and schedules of all versions that run. Every process, API or worker, writes its own when it starts and then each
 * minute. So an older worker knows that a newer version has a subscriber or a schedule of which it has no code.
 */
@Injectable()
export class LiveDeclarations implements OnModuleInit, BeforeApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly orm: MikroORM,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly errors: QueueErrorReporter,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.#declare();
    this.#timer = setInterval(() => {
      this.#writing = this.#declare().catch((error: unknown) => this.errors.report('declarations', error));
    }, REPEAT_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  /** Names of the jobs that each of the events starts, in any version that runs. */
  async subscribers(em: EntityManager, events: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (events.length === 0) return new Map();
    const rows = await em.execute<{ name: string; jobs: string[] }[]>(
      `select name, json_agg(job_name order by job_name) as jobs
         from live_declaration
        where kind = 'subscription' and seen_at >= now() - ? * interval '1 minute'
          and name in (select jsonb_array_elements_text(?::jsonb))
        group by name`,
      [LIVE_MINUTES, JSON.stringify([...new Set(events)])],
    );
    return new Map(rows.map(({ name, jobs }) => [name, jobs]));
  }

  /** Whether any version that runs declares the job with a schedule in the queue. */
  async isScheduled(queue: string, job: string): Promise<boolean> {
    const rows = await this.orm.em.fork().execute<object[]>(
      `select 1 from live_declaration
        where kind = 'schedule' and name = ? and job_name = ? and seen_at >= now() - ? * interval '1 minute'`,
      [queue, job, LIVE_MINUTES],
    );
    return rows.length > 0;
  }

  /** Sorted, because processes that start together would deadlock otherwise. */
  async #declare(): Promise<void> {
    const jobs = this.registry.jobs();
    const declared = [
      ...jobs.flatMap((job) => job.startedBy.map(({ event }) => ['subscription', event.name, job.name])),
      ...jobs.filter(({ schedule }) => schedule).map((job) => ['schedule', job.queue.name, job.name]),
    ];
    await this.orm.em.fork().execute(
      `insert into live_declaration (kind, name, job_name, seen_at)
       select distinct d->>0, d->>1, d->>2, now() from jsonb_array_elements(?::jsonb) d order by 1, 2, 3
       on conflict (kind, name, job_name) do update set seen_at = excluded.seen_at
        where live_declaration.seen_at < excluded.seen_at`,
      [JSON.stringify(declared)],
    );
  }
}
