import { join } from 'node:path';
import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { Logger } from '../../../platform/logging/logger.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { summaryOf } from '../domain/extract-words.js';
import { MAX_DRAWN_TAGS, TagConcepts } from '../domain/tag-concepts.js';
import { InterviewRecordings } from '../domain/interview-recordings.js';
import { Transcriber } from '../domain/transcriber.js';
import { VideoTranscript } from '../domain/video-transcript.entity.js';
import { videoChanged } from '../domain/video.events.js';
import { cuesWithin, textOfCues, writeVtt } from '../domain/web-vtt.js';
import { speechArguments } from '../ffmpeg/ffmpeg-arguments.js';
import { FfmpegRuntime } from '../ffmpeg/ffmpeg-runtime.js';
import { run } from '../ffmpeg/timed-run.js';
import { withWorkFolder } from '../ffmpeg/work-folder.js';
import { transcriptTextMax, vttMax } from '../http/transcript.contract.js';
import { TranscriptRepository } from '../persistence/transcript.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { MediaStorage } from '../storage/media-storage.js';

/**
 * Transcribes a finished video. The transcript is hidden until the owner has read it. If this fails, the video still plays, and
 * the owner can write a transcript.
 */
@Injectable()
export class TranscribeVideo {
  constructor(
    private readonly transcriber: Transcriber,
    private readonly videos: VideoRepository,
    private readonly transcripts: TranscriptRepository,
    private readonly concepts: TagConcepts,
    private readonly storage: MediaStorage,
    private readonly ffmpeg: FfmpegRuntime,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    @Optional() private readonly recordings?: InterviewRecordings,
  ) {}

  /** @returns whether a transcript was stored */
  async execute(videoId: string, { signal, log }: { signal: AbortSignal; log: Logger }): Promise<boolean> {
    if (!this.transcriber.isThere) return false;
    // People agreed to be recorded, not that a service of others hears it.
    if (await this.recordings?.isRecording(videoId)) return false;
    const source = await this.#source(videoId);
    if (!source) return false;
    const confinement = await this.ffmpeg.confinement();
    const heard = await withWorkFolder(confinement, newId(), 0, async (folder) => {
      const [video, speech] = [join(folder, 'video'), join(folder, 'speech.m4a')];
      await this.storage.copyOut(source.key, video);
      await confinement.handOver(video);
      await run(confinement, speechArguments(video, speech), source.duration, signal);
      return this.transcriber.transcribe(speech, signal);
    });
    const { language } = heard;
    const cues = cuesWithin(heard.cues, source.duration);
    if (language === null || cues.length === 0) {
      log.info({ videoId, language, cues: cues.length }, 'nothing to write down');
      return false;
    }
    const body = textOfCues(cues).slice(0, transcriptTextMax);
    const vtt = writeVtt(cues);
    if (vtt.length > vttMax) return false;
    const words = {
      vtt,
      body,
      summary: summaryOf(body, language),
      tags: this.concepts.within(body, language, MAX_DRAWN_TAGS),
    };
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      // A transcript that the owner wrote meanwhile is better.
      if (video?.status !== 'completed' || (await this.transcripts.countOf(videoId)) > 0) return false;
      this.transcripts.add(
        VideoTranscript.of({ ...words, videoId, language, isVisible: false, isAutomatic: true }, this.clock.now()),
      );
      await this.outbox.publish(videoChanged, { video_id: videoId, owner_id: video.ownerId });
      return true;
    });
  }

  /** The finished video, if it has no transcript yet. */
  #source(videoId: string): Promise<{ key: string; duration: number } | null> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (video?.status !== 'completed' || (await this.transcripts.countOf(videoId)) > 0) return null;
      const rendition = await this.videos.findFile(videoId, 'rendition');
      return rendition && { key: rendition.storageKey, duration: Number(video.duration ?? 0) };
    });
  }
}
