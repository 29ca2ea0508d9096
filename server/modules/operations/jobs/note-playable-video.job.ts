import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobOutcome } from '../../../platform/queue/job-context.js';
import { IdentityFacade } from '../../identity/index.js';
import { MediaFacade, videoChanged, videoCompleted, videoRemoved } from '../../media/index.js';
import { operationsQueue } from './operations.queue.js';

export const notePlayableVideo = defineJob({
  name: 'operations.note-playable-video',
  queue: operationsQueue,
  payload: z.object({ owner_id: z.uuid() }),
  jobId: (payload) => payload.owner_id,
  startedBy: [
    on(videoCompleted, (event) => ({ owner_id: event.owner_id })),
    // The video was hidden or shown again.
    on(videoChanged, (event) => ({ owner_id: event.owner_id })),
    on(videoRemoved, (event) => ({ owner_id: event.owner_id })),
  ],
});

/**
 * A playable video makes a profile more complete, and recruiters can filter by it. Identity and media do not know each other, so
 * this job updates identity. It reads the current videos, because the event may be old.
 */
@HandlesJob(notePlayableVideo)
export class NotePlayableVideoJob implements JobHandler<typeof notePlayableVideo> {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly media: MediaFacade,
  ) {}

  async handle({ owner_id: ownerId }: { owner_id: string }): Promise<JobOutcome> {
    if (!(await this.identity.findAccount(ownerId))) return 'skipped';
    const playable = await this.media.playableVideosOf([ownerId]);
    await this.identity.setHasProcessedVideo(ownerId, (playable.get(ownerId)?.length ?? 0) > 0);
    return 'done';
  }
}
