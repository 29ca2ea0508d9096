import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { ApplicationsFacade } from '../../applications/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { MediaFacade } from '../../media/index.js';
import { mayStillUpload } from '../domain/recording.js';
import type { InterviewRecording, InterviewRecordings } from '../http/recordings.contract.js';
import { type Recording, RecordingRepository } from '../persistence/recording.repository.js';
import { RoomAccess, type Visitor } from './room-access.query.js';

/** An interview of two hours has one or two recordings. */
const RECORDINGS_MAX = 20;

type Video = Awaited<ReturnType<MediaFacade['describeVideos']>> extends ReadonlyMap<string, infer V> ? V : never;

const stateOf = { PENDING: 'PROCESSING', PROCESSING: 'PROCESSING', COMPLETED: 'READY', FAILED: 'FAILED' } as const;

/** The kept recordings of an interview, for people who are in them. */
@Injectable()
export class RecordingsOfInterview {
  constructor(
    private readonly recordings: RecordingRepository,
    private readonly access: RoomAccess,
    private readonly applications: ApplicationsFacade,
    private readonly jobs: JobsFacade,
    private readonly media: MediaFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async execute(viewer: Visitor, interviewId: string, language: Language): Promise<InterviewRecordings> {
    const interview = (await this.applications.interviewsOf([interviewId])).get(interviewId);
    if (!interview || !(await this.access.belongs(viewer, interviewId))) throw new NotFound();
    const kept = await this.recordings.keptOf(interviewId, RECORDINGS_MAX);
    const own = kept.filter(({ consents }) =>
      consents.some(({ accountId, answer }) => accountId === viewer.id && answer === 'YES'),
    );
    const videos = await this.media.describeVideos(
      own.flatMap(({ videoId }) => videoId ?? []),
      language,
    );
    const now = this.clock.now();
    const job = (await this.jobs.findJobCards([interview.jobId])).get(interview.jobId);
    return {
      recordings: own.flatMap((recording) => shown(recording, videos.get(recording.videoId ?? ''), now)),
      title: job?.title ?? '',
    };
  }
}

/** An upload that was given up is not shown. */
function shown(recording: Recording, video: Video | undefined, now: Date): InterviewRecording[] {
  if (!video && !mayStillUpload(recording, now)) return [];
  const state = video ? stateOf[video.status] : 'UPLOADING';
  return [
    {
      id: recording.id,
      state,
      video_id: state === 'READY' ? recording.videoId : null,
      recorded_at: (recording.startedAt ?? recording.askedAt).toISOString(),
      duration: video?.duration ?? null,
    },
  ];
}
