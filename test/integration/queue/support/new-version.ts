import { Module } from '@nestjs/common';
import { z } from 'zod';
import { defineEvent } from '../../../../server/platform/outbox/define-event.js';
import { defineJob, on } from '../../../../server/platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../../server/platform/queue/handles-job.decorator.js';
import { TestJobsModule, testQueue as queue } from './test-jobs.js';
import { VersionSteps } from './version-steps.js';

/** The release after `old-version.ts`. */
const keyOnly = z.object({ key: z.string() });

export const paid = defineEvent('test.paid', z.object({ key: z.string(), cents: z.number() }), [
  ({ key, amount }) => ({ key, cents: Number(amount) * 100 }),
]);
export const closed = defineEvent('test.closed', keyOnly);
/** Unknown to the older version. */
export const shipped = defineEvent('test.shipped', keyOnly);

const receipt = defineJob({
  name: 'test.receipt',
  queue,
  payload: keyOnly,
  startedBy: [on(paid, ({ key, cents }) => ({ key: `${key} ${cents / 100}` }))],
});
const archive = defineJob({ name: 'test.archive', queue, payload: keyOnly, startedBy: [on(closed, (event) => event)] });
const survey = defineJob({ name: 'test.survey', queue, payload: keyOnly, startedBy: [on(closed, (event) => event)] });
export const track = defineJob({
  name: 'test.track',
  queue,
  payload: keyOnly,
  startedBy: [on(shipped, (event) => event)],
});
export const nightly = defineJob({
  name: 'test.nightly',
  queue,
  payload: z.object({}),
  schedule: { cron: '0 3 * * *', timezone: 'America/Toronto' },
});

@HandlesJob(receipt)
export class ReceiptJob implements JobHandler<typeof receipt> {
  constructor(private readonly steps: VersionSteps) {}
  handle({ key }: { key: string }) {
    return this.steps.note(receipt.name, key, 'new');
  }
}

@HandlesJob(archive)
export class ArchiveJob implements JobHandler<typeof archive> {
  constructor(private readonly steps: VersionSteps) {}
  handle({ key }: { key: string }) {
    return this.steps.note(archive.name, key, 'new');
  }
}

@HandlesJob(survey)
export class SurveyJob implements JobHandler<typeof survey> {
  constructor(private readonly steps: VersionSteps) {}
  handle({ key }: { key: string }) {
    return this.steps.note(survey.name, key, 'new');
  }
}

@HandlesJob(track)
export class TrackJob implements JobHandler<typeof track> {
  constructor(private readonly steps: VersionSteps) {}
  handle({ key }: { key: string }) {
    return this.steps.note(track.name, key, 'new');
  }
}

@HandlesJob(nightly)
export class NightlyJob implements JobHandler<typeof nightly> {
  constructor(private readonly steps: VersionSteps) {}
  handle() {
    return this.steps.note(nightly.name, 'night', 'new');
  }
}

@Module({ providers: [VersionSteps, ReceiptJob, ArchiveJob, SurveyJob, TrackJob, NightlyJob] })
class NewVersionModule {}

export const modules = [TestJobsModule, NewVersionModule];
