import { RequestContext } from '@mikro-orm/core';
import { RemoveStaleUploadsJob } from '../../../../server/modules/media/jobs/remove-stale-uploads.job.js';
import { ReviewStorageJob } from '../../../../server/modules/media/jobs/review-storage.job.js';
import { Logger } from '../../../../server/platform/logging/logger.js';
import type { JobContext, JobOutcome } from '../../../../server/platform/queue/job-context.js';
import type { TestApp } from '../../../support/app.js';

const DAY_MS = 24 * 3600 * 1000;

const contextOf = (app: TestApp, signal = new AbortController().signal): JobContext => ({
  attempt: 1,
  isLastAttempt: false,
  signal,
  progress: () => Promise.resolve(),
  requestId: null,
  log: app.app.get(Logger),
});

/** The sweep that runs every ten minutes, by rows only. */
export const sweep = (app: TestApp): Promise<JobOutcome> =>
  RequestContext.create(app.orm.em, () => app.app.get(RemoveStaleUploadsJob).handle({}, contextOf(app)));

/** The review that runs once a day, by listing the storage. */
export const review = (app: TestApp, signal?: AbortSignal): Promise<JobOutcome> =>
  RequestContext.create(app.orm.em, () => app.app.get(ReviewStorageJob).handle({}, contextOf(app, signal)));

/** Advances the clock by days, with their reviews and sweeps. */
export async function letPass(app: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await review(app);
    await sweep(app);
    app.clock.advance(DAY_MS + 1_000);
  }
  await sweep(app);
}
