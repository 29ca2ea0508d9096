import { Injectable } from '@nestjs/common';
import { RecordingsFacade } from '../../rooms/index.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

/** The recording of a live interview can be watched, or failed: notifies everybody in it who still belongs to the interview. */
@Injectable()
export class NotifyOfRecording {
  constructor(
    private readonly recordings: RecordingsFacade,
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  /** @returns false if the video is not a recording, or its posting is gone. */
  async execute(videoId: string, step: 'COMPLETED' | 'FAILED'): Promise<boolean> {
    const audience = await this.recordings.audienceOf(videoId);
    const job = audience && (await this.words.ofJob(audience.jobId));
    if (!job) return false;
    for (const accountId of audience.people) {
      await this.notify.execute({
        accountId,
        news: step === 'COMPLETED' ? 'RECORDING_READY' : 'RECORDING_FAILED',
        // An operator may try again, so both can happen to one video.
        eventKey: step === 'COMPLETED' ? videoId : `${videoId}/FAILED`,
        params: job.params,
        path: `/interviews/${audience.interviewId}/recordings`,
      });
    }
    return true;
  }
}
