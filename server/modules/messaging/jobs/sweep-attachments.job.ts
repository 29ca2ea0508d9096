import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { MediaFacade } from '../../media/index.js';
import { UNSENT_ATTACHMENT_HOURS } from '../domain/message-limits.js';
import { MessageFiles } from '../persistence/message-files.js';
import { messagingQueue } from './messaging.queue.js';

export const sweepAttachments = defineJob({
  name: 'messaging.sweep-attachments',
  queue: messagingQueue,
  payload: z.object({}),
  schedule: { everySeconds: 3600 },
});

const BATCH = 100;

/** Deletes uploaded files that were never sent. Reads each file once, however many were sent. */
@HandlesJob(sweepAttachments)
export class SweepAttachmentsJob implements JobHandler<typeof sweepAttachments> {
  constructor(
    private readonly files: MessageFiles,
    private readonly media: MediaFacade,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    const before = new Date(this.clock.now().getTime() - UNSENT_ATTACHMENT_HOURS * 3_600_000);
    for (let swept = 0; ;) {
      signal.throwIfAborted();
      const { read, removed } = await this.transaction.run(async () => {
        const ids = await this.media.unsettledAttachments(before, BATCH);
        const sent = await this.files.sentAmong(ids);
        const unsent = ids.filter((id) => !sent.has(id));
        await this.media.removeAttachments(unsent);
        await this.media.settleAttachments([...sent]);
        return { read: ids.length, removed: unsent.length };
      });
      swept += removed;
      if (read < BATCH) return swept > 0 ? 'done' : 'skipped';
    }
  }
}
