import { ErrorCode, type JobSchedulerJson, type RepeatOptions } from 'bullmq';
import type { AnyJobDefinition, Schedule } from './define-job.js';
import type { JobData } from './job-data.js';
import { sharedJobOptions } from './job-options.js';
import type { JobQueue } from './queues.js';

const emptyData: JobData = { payload: {}, request_id: null };

/** Errors of workers that write in parallel. 40P01 is PostgreSQL's `deadlock_detected`, which rolled one of them back. */
const collisions = new Set<unknown>([ErrorCode.SchedulerJobIdCollision, ErrorCode.SchedulerJobSlotsBusy, '40P01']);
const MAX_TRIES = 5;

const repeatOf = (schedule: Schedule): Pick<RepeatOptions, 'every' | 'pattern' | 'tz'> =>
  'everySeconds' in schedule
    ? { every: schedule.everySeconds * 1_000 }
    : { pattern: schedule.cron, tz: schedule.timezone };

/**
 * Makes the stored schedules equal to the definitions. A correct schedule with a waiting run is not written again, because that
 * would drop a run that was due while no worker was running. Removed definitions lose their schedule.
 *
 * @param isLive whether another version that runs declares the schedule of this job.
 */
export async function ensureSchedules(
  queue: JobQueue,
  definitions: readonly AnyJobDefinition[],
  isLive: (job: string) => Promise<boolean>,
): Promise<void> {
  const stored = new Map((await queue.getJobSchedulers()).map((scheduler) => [scheduler.key, scheduler]));
  for (const definition of definitions) {
    if (!definition.schedule) continue;
    const existing = stored.get(definition.name);
    stored.delete(definition.name);
    if (existing && isAsDeclared(existing, definition) && (await hasNextRun(queue, existing))) continue;
    await write(queue, definition, definition.schedule);
  }
  for (const name of stored.keys()) {
    if (!(await isLive(name))) await queue.removeJobScheduler(name);
  }
}

/** Workers that start in parallel write the same run: one succeeds, the others check again. */
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
      if (!isCollision(error) || tries === MAX_TRIES) throw error;
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

/** Checks the next run, because a schedule stops for ever if adding it failed once. */
async function hasNextRun(queue: JobQueue, { key, next }: JobSchedulerJson): Promise<boolean> {
  const state = await queue.getJobState(`repeat:${key}:${next}`);
  return state !== 'unknown' && state !== 'completed' && state !== 'failed';
}
