import { Injectable, Optional } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { InterviewRecordings } from '../domain/interview-recordings.js';
import {
  recordingCompleted,
  recordingFailed,
  recordingRemoved,
  recordingUploaded,
  videoChanged,
  videoCompleted,
  videoFailed,
  videoRemoved,
  videoUploaded,
} from '../domain/video.events.js';

const events = {
  UPLOADED: [videoUploaded, recordingUploaded],
  COMPLETED: [videoCompleted, recordingCompleted],
  FAILED: [videoFailed, recordingFailed],
  REMOVED: [videoRemoved, recordingRemoved],
  // A change of a recording, for example its chapters, starts nothing.
  CHANGED: [videoChanged, null],
} as const;

/**
 * Publishes the events of stored videos, in the caller's transaction. The owner of a video is a person, or the interview that was
 * recorded; only events of the first kind have an account, for example to notify or to index.
 */
@Injectable()
export class VideoEvents {
  constructor(
    private readonly outbox: Outbox,
    @Optional() private readonly recordings?: InterviewRecordings,
  ) {}

  async publish(what: keyof typeof events, video: { readonly id: string; readonly ownerId: string }): Promise<void> {
    const { id: videoId, ownerId } = video;
    const [ofPerson, ofInterview] = events[what];
    if (!(await this.isOfInterview(ownerId))) {
      await this.outbox.publish(ofPerson, { video_id: videoId, owner_id: ownerId });
    } else if (ofInterview) {
      await this.outbox.publish(ofInterview, { video_id: videoId, interview_id: ownerId });
    }
  }

  async isOfInterview(ownerId: string): Promise<boolean> {
    return (await this.recordings?.isInterview(ownerId)) ?? false;
  }
}
