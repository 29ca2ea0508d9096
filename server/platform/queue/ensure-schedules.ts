import { ErrorCode, type JobSchedulerJson, type RepeatOptions } from 'bullmq';
import type { AnyJobDefinition, Schedule } from './define-job.js';
import type { JobData } from './job-data.js';
import { sharedJobOptions } from './job-options.js';
import type { JobQueue } from './queues.js';

const emptyData: JobData = { payload: {}, request_id: null };

/** `deadlock_detected` is PostgreSQL's: it has undone one of those that waited for each other. */
const collisions = new Set<unknown>([ErrorCode.SchedulerJobIdCollision, ErrorCode.SchedulerJobSlotsBusy, '40P01']);
const MOST_TRIES = 5;

const repeatOf = (schedule: Schedule): Pick<RepeatOptions, 'every' | 'pattern' | 'tz'> =>
  'everySeconds' in schedule
    ? { every: schedule.everySeconds * 1_000 }
    : { pattern: schedule.cron, tz: schedule.timezone };

/**
 * Makes the queue's schedules those of the definitions. A schedule that is right and has its next run waiting is left
 * alone: writing it again would drop a run that fell due while no worker was up. A schedule nobody declares any more goes.
 */
export async function ensureSchedules(queue: JobQueue, definitions: readonly AnyJobDefinition[]): Promise<void> {
  const stored = new Map((await queue.getJobSchedulers()).map((scheduler) => [scheduler.key, scheduler]));
  for (const definition of definitions) {
    if (!definition.schedule) continue;
    const existing = stored.get(definition.name);
    stored.delete(definition.name);
    if (existing && isAsDeclared(existing, definition) && (await hasNextRun(queue, existing))) continue;
    await write(queue, definition, definition.schedule);
  }
  for (const name of stored.keys()) await queue.removeJobScheduler(name);
}

/** Workers that start at the same moment write the same run: one of them does, the others look again. */
async function write(queue: JobQueue, definition: AnyJobDefinition, schedule: Schedule): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await queue.upsertJobScheduler(definition.name, repeatOf(schedule), {
        name: definition.name,
        data: emptyData,
        opts: sharedJobOptions(definition),
      });
      return;
    } catch (error) {
      if (!isCollision(error) || tries === MOST_TRIES) throw error;
      const written = await queue.getJobScheduler(definition.name);
      if (written && isAsDeclared(written, definition) && (await hasNextRun(queue, written))) return;
    }
  }
}

const isCollision = (error: unknown): boolean => collisions.has((error as { code?: unknown }).code);

function isAsDeclared(stored: JobSchedulerJson, definition: AnyJobDefinition): boolean {
  const wanted: Pick<RepeatOptions, 'every' | 'pattern' | 'tz'> = definition.schedule
    ? repeatOf(definition.schedule)
    : {};
  return (
    stored.every === wanted.every &&
    stored.pattern === wanted.pattern &&
    stored.tz === wanted.tz &&
    stored.template?.opts?.attempts === definition.attempts
  );
}

/** Should adding the next run have failed once, the schedule would stand still without this. */
async function hasNextRun(queue: JobQueue, { key, next }: JobSchedulerJson): Promise<boolean> {
  const state = await queue.getJobState(`repeat:${key}:${next}`);
  return state !== 'unknown' && state !== 'completed' && state !== 'failed';
}
