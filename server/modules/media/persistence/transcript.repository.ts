import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type SpokenLanguage, VideoTranscript } from '../domain/video-transcript.entity.js';

/** Transcripts for use cases. Call inside a transaction that has locked the video. */
@Injectable()
export class TranscriptRepository {
  constructor(private readonly em: EntityManager) {}

  find(videoId: string, language: SpokenLanguage): Promise<VideoTranscript | null> {
    return this.em.findOne(VideoTranscript, { videoId, language });
  }

  countOf(videoId: string): Promise<number> {
    return this.em.count(VideoTranscript, { videoId });
  }

  add(transcript: VideoTranscript): void {
    this.em.persist(transcript);
  }
}
