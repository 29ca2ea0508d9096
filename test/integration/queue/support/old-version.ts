import { Module } from '@nestjs/common';
import { z } from 'zod';
import { defineEvent } from '../../../../server/platform/outbox/define-event.js';
import { defineJob, on } from '../../../../server/platform/queue/define-job.js';
import { defineQueue } from '../../../../server/platform/queue/define-queue.js';
import { HandlesJob, type JobHandler } from '../../../../server/platform/queue/handles-job.decorator.js';
import { VersionSteps } from './version-steps.js';

/** A release before `new-version.ts`. Never loaded in the same process. */
const queue = defineQueue({ name: 'test', concurrency: 5 });
const keyOnly = z.object({ key: z.string() });

/** The next version renames `amount`. */
const paid = defineEvent('test.paid', z.object({ key: z.string(), amount: z.number() }));
/** The next version adds a subscriber and removes `faxClosing`. */
const closed = defineEvent('test.closed', keyOnly);

const receipt = defineJob({
  name: 'test.receipt',
  queue,
  payload: keyOnly,
  startedBy: [on(paid, ({ key, amount }) => ({ key: `${key} ${amount}` }))],
});
const archive = defineJob({ name: 'test.archive', queue, payload: keyOnly, startedBy: [on(closed, (event) => event)] });
const faxClosing = defineJob({ name: 'test.fax', queue, payload: keyOnly, startedBy: [on(closed, (event) => event)] });

@HandlesJob(receipt)
export class ReceiptJob implements JobHandler<typeof receipt> {
  constructor(private readonly steps: VersionSteps) {}
  handle({ key }: { key: string }) {
    return this.steps.note(receipt.name, key, 'old');
  }
}

@HandlesJob(archive)
export class ArchiveJob implements JobHandler<typeof archive> {
  constructor(private readonly steps: VersionSteps) {}
  handle({ key }: { key: string }) {
    return this.steps.note(archive.name, key, 'old');
  }
}

@HandlesJob(faxClosing)
export class FaxClosingJob implements JobHandler<typeof faxClosing> {
  constructor(private readonly steps: VersionSteps) {}
  handle({ key }: { key: string }) {
    return this.steps.note(faxClosing.name, key, 'old');
  }
}

@Module({ providers: [VersionSteps, ReceiptJob, ArchiveJob, FaxClosingJob] })
class OldVersionModule {}

export const modules = [OldVersionModule];
