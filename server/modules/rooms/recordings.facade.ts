import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFound } from '../../platform/errors/request.errors.js';
import { mayStillUpload } from './domain/recording.js';
import { RecordingNotKept } from './domain/room.errors.js';
import { RecordingRepository } from './persistence/recording.repository.js';
import { RoomAccess, type Visitor } from './queries/room-access.query.js';

/** A recording that is about to arrive. */
export interface ClaimedRecording {
  /** Whose the video becomes: the interview, not a person. */
  readonly ownerId: string;
  readonly title: string;
  /** An earlier upload of the same recording. */
  readonly before: string | null;
}

/** The people in a recording who still belong to the interview. */
export interface RecordingAudience {
  readonly interviewId: string;
  readonly jobId: string;
  readonly people: readonly string[];
}

/** Recordings of live interviews, for the module that stores videos. It must not ask that module itself. */
@Injectable()
export class RecordingsFacade {
  constructor(
    private readonly recordings: RecordingRepository,
    private readonly access: RoomAccess,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts the upload of a recording, in the caller's transaction: only from its recorder, who still belongs to the posting, and
   * only if no person has withdrawn their consent.
   *
   * @throws NotFound for another's recording, RecordingNotKept
   */
  async claim(accountId: string, recordingId: string, uploadId: string): Promise<ClaimedRecording> {
    const recording = await this.recordings.hold(recordingId);
    if (recording?.recorderId !== accountId) throw new NotFound();
    const recorder = { id: accountId, role: 'RECRUITER' };
    if (!(await this.access.belongs(recorder, recording.interviewId))) throw new NotFound();
    if (!mayStillUpload(recording, this.clock.now())) throw new RecordingNotKept();
    await this.recordings.setVideo(recordingId, uploadId);
    return { ownerId: recording.interviewId, title: recording.title, before: recording.videoId };
  }

  async isRecording(videoId: string): Promise<boolean> {
    return (await this.recordings.findByVideo(videoId)) !== null;
  }

  /** Whether the id is of an interview with a recording, also one that is just being deleted. */
  isRecordedInterview(id: string): Promise<boolean> {
    return this.recordings.hasOf(id);
  }

  /** The people who may watch a kept recording, by its video. Null if the video is no kept recording. */
  async audienceOf(videoId: string): Promise<RecordingAudience | null> {
    const recording = await this.recordings.findByVideo(videoId);
    if (recording?.status !== 'ENDED') return null;
    const inIt = recording.consents.filter(({ answer }) => answer === 'YES').map(({ accountId }) => accountId);
    const found = await this.access.belonging(inIt, recording.interviewId);
    return found && { interviewId: recording.interviewId, jobId: found.interview.jobId, people: found.people };
  }

  /** People who are in the recording, while they belong to the interview. */
  async mayWatch(viewer: Visitor, videoId: string): Promise<boolean> {
    const recording = await this.recordings.findByVideo(videoId);
    const isInIt = recording?.consents.some(({ accountId, answer }) => accountId === viewer.id && answer === 'YES');
    return recording !== null && isInIt === true && (await this.access.belongs(viewer, recording.interviewId));
  }
}
