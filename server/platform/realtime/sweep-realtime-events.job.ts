import { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { maintenanceQueue } from '../outbox/sweep-outbox.job.js';
import { defineJob } from '../queue/define-job.js';
import { HandlesJob, type JobHandler } from '../queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../queue/job-context.js';
import { KEEP_HOURS, MAX_KEPT } from './missed-events.js';

export const sweepRealtimeEvents = defineJob({
  name: 'platform.sweep-realtime-events',
  queue: maintenanceQueue,
  payload: z.object({}),
  schedule: { everySeconds: 900 },
});

/** Rows per delete; small, so that publishing does not wait behind one. */
const CHUNK = 5_000;

/** Only people with an event since then are counted. Longer than the interval between two runs. */
const COUNTED_HOURS = 1;

/** Deletes events older than a day, and a person's oldest events above the limit. */
@HandlesJob(sweepRealtimeEvents)
export class SweepRealtimeEventsJob implements JobHandler<typeof sweepRealtimeEvents> {
  constructor(private readonly em: EntityManager) {}

  async handle(_payload: object, { signal, log }: JobContext): Promise<JobOutcome> {
    const old = await this.#remove(signal, `at < now() - interval '${KEEP_HOURS} hours'`);
    let many = 0;
    for (const userId of await this.#usersWithMany()) {
      many += await this.#remove(
        signal,
        `user_id = ? and at < (select at from realtime_event kept where kept.user_id = ?
                                order by kept.at desc offset ${MAX_KEPT} limit 1)`,
        [userId, userId],
      );
    }
    if (old + many > 0) log.info({ old, many }, 'realtime events swept');
    return old + many > 0 ? 'done' : 'skipped';
  }

  async #usersWithMany(): Promise<readonly string[]> {
    const rows = await this.em.execute<{ user_id: string }[]>(
      `select recent.user_id
         from (select distinct user_id from realtime_event where at > now() - interval '${COUNTED_HOURS} hours') recent
        where exists (select from realtime_event kept where kept.user_id = recent.user_id offset ${2 * MAX_KEPT})`,
    );
    return rows.map((row) => row.user_id);
  }

  async #remove(signal: AbortSignal, condition: string, values: readonly string[] = []): Promise<number> {
    let removed = 0;
    for (;;) {
      signal.throwIfAborted();
      const rows = await this.em.execute<object[]>(
        `delete from realtime_event where (user_id, id) in (
           select user_id, id from realtime_event where ${condition} limit ?)
         returning id`,
        [...values, CHUNK],
      );
      removed += rows.length;
      if (rows.length < CHUNK) return removed;
    }
  }
}
