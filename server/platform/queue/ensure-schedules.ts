import { ErrorCode, getNextMillis, type JobSchedulerJson, type RepeatOptions } from 'bullmq';
import type { AnyJobDefinition, Schedule } from './define-job.js';
import type { JobData } from './job-data.js';
import { sharedJobOptions } from './job-options.js';
import type { JobQueue } from './queues.js';

const emptyData: JobData = { payload: {}, request_id: null };

/** Errors of workers that write in parallel. 40P01 is PostgreSQL's `deadlock_detected`, which rolled one of them back. */
const collisions = new Set<unknown>([ErrorCode.SchedulerJobIdCollision, ErrorCode.SchedulerJobSlotsBusy, '40P01']);
const endedStates = new Set<string>(['completed', 'failed']);
const MAX_TRIES = 5;
/** Clocks of workers differ by less, and so does the next run that they calculate (milliseconds). */
const FAR_MS = 30_000;

const repeatOf = (schedule: Schedule): Pick<RepeatOptions, 'every' | 'pattern' | 'tz'> =>
  'everySeconds' in schedule
    ? { every: schedule.everySeconds * 1_000 }
    : { pattern: schedule.cron, tz: schedule.timezone };

/**
 * Makes the stored schedules equal to the definitions. A correct schedule with a waiting run is not written again, because that
 * would drop a run that was due while no worker was running. A next run that is too far away is replaced: a worker whose clock was a day
 * ahead stored it. An interval whose next run has ended begins again now: BullMQ would skip all runs that such a worker has done early, and
 * fail above 32. Removed definitions lose their schedule.
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
    if (existing) {
      const isKept = !isTooFar(existing, definition.schedule);
      const hasRun = await hasNextRun(queue, existing);
      if (isKept && hasRun && isAsDeclared(existing, definition)) continue;
      if (!isKept || (!hasRun && isInterval(definition.schedule))) await queue.removeJobScheduler(definition.name);
    }
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
      await upsert(queue, definition, repeatOf(schedule));
      return;
    } catch (error) {
      if (!isCollision(error) || tries === MAX_TRIES) throw error;
      const written = await queue.getJobScheduler(definition.name);
      if (written && isAsDeclared(written, definition) && (await hasNextRun(queue, written))) return;
      if (isInterval(schedule)) await queue.removeJobScheduler(definition.name);
      else await replaceEarlyRun(queue, definition, schedule);
    }
  }
}

/**
 * Frees the id of the next run if that run has already ended, because two runs cannot have one id and the worker would not start.
 * Example: a worker whose clock was a day ahead has run tomorrow's clean-up.
 */
async function replaceEarlyRun(queue: JobQueue, definition: AnyJobDefinition, schedule: Schedule): Promise<void> {
  const next = getNextMillis(Date.now(), repeatOf(schedule));
  if (next === undefined) return;
  const id = `repeat:${definition.name}:${next}`;
  if (!endedStates.has(await queue.getJobState(id))) return;
  try {
    await queue.remove(id);
  } catch (error) {
    if (codeOf(error) !== ErrorCode.JobBelongsToJobScheduler) throw error;
    // On PostgreSQL no run of a schedule can be removed. Schedule the run after it: the next upsert replaces that waiting run, and
    // then overwrites the ended one.
    await upsert(queue, definition, { ...repeatOf(schedule), startDate: next + 1 });
  }
}

const isInterval = (schedule: Schedule): boolean => 'everySeconds' in schedule;

const upsert = (
  queue: JobQueue,
  definition: AnyJobDefinition,
  repeat: Parameters<JobQueue['upsertJobScheduler']>[1],
): Promise<unknown> =>
  queue.upsertJobScheduler(definition.name, repeat, {
    name: definition.name,
    data: emptyData,
    opts: sharedJobOptions(definition),
  });

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

const isCollision = (error: unknown): boolean => collisions.has(codeOf(error));

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

/** By the clock of this process, as BullMQ calculates: two workers whose clocks differ do not replace each other's runs for ever. */
function isTooFar({ next }: JobSchedulerJson, schedule: Schedule): boolean {
  const latest = latestNext(Date.now(), schedule);
  return next !== undefined && latest !== undefined && next > latest + FAR_MS;
}

/** The latest time that a correct clock gives the next run. The runs of an interval are counted from its first one: 10:07, 11:07, 12:07. */
function latestNext(now: number, schedule: Schedule): number | undefined {
  return 'everySeconds' in schedule ? now + schedule.everySeconds * 1_000 : getNextMillis(now, repeatOf(schedule));
}

/** Checks the next run, because a schedule stops for ever if adding it failed once. */
async function hasNextRun(queue: JobQueue, { key, next }: JobSchedulerJson): Promise<boolean> {
  const state = await queue.getJobState(`repeat:${key}:${next}`);
  return state !== 'unknown' && !endedStates.has(state);
}
