import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MediaFile, type MediaFileKind } from '../domain/media-file.entity.js';
import { VideoFault } from '../domain/video-fault.entity.js';
import { Video } from '../domain/video.entity.js';

/** Videos for use cases. Call inside a transaction. */
@Injectable()
export class VideoRepository {
  constructor(private readonly em: EntityManager) {}

  /** Locked until the transaction ends, so that two moves of a video do not interleave. */
  async findForMove(videoId: string): Promise<Video | null> {
    return this.em.findOne(Video, { id: videoId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Null for a missing video, a removed one, and somebody else's. */
  async findOwnForChange(videoId: string, ownerId: string): Promise<Video | null> {
    const own = { id: videoId, ownerId, status: { $ne: 'removed' as const } };
    return this.em.findOne(Video, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async findIdsOf(ownerId: string): Promise<readonly string[]> {
    const videos = await this.em.find(
      Video,
      { ownerId, status: { $ne: 'removed' } },
      { fields: ['id'], orderBy: { id: 'asc' } },
    );
    return videos.map(({ id }) => id);
  }

  async findFile(videoId: string, kind: MediaFileKind): Promise<MediaFile | null> {
    return this.em.findOne(MediaFile, { videoId, kind });
  }

  /** Locks an owner's uploads and places until the transaction ends, so that all processes count them one after the other. */
  async lockOwner(ownerId: string): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('media-owner:' || ?, 0))`, [ownerId]);
  }

  async countProcessing(ownerId: string, exceptVideoId: string): Promise<number> {
    return this.em.count(Video, { ownerId, status: 'processing', id: { $ne: exceptVideoId } });
  }

  async findFault(videoId: string): Promise<VideoFault | null> {
    return this.em.findOne(VideoFault, { videoId });
  }

  /** Deletes the fault after success or removal. */
  async forgetFault(videoId: string): Promise<void> {
    await this.em.nativeDelete(VideoFault, { videoId });
  }

  async forgetFiles(videoId: string, kind?: MediaFileKind): Promise<void> {
    await this.em.nativeDelete(MediaFile, kind ? { videoId, kind } : { videoId });
  }

  /** Deletes the rows of all files besides the original. @returns what they named */
  async forgetMade(videoId: string): Promise<readonly { readonly kind: MediaFileKind; readonly storageKey: string }[]> {
    return this.em.execute(
      `delete from media_file where video_id = ? and kind <> 'original' returning kind, storage_key as "storageKey"`,
      [videoId],
    );
  }

  /** Deletes questions, answers and transcripts. The video's row is kept for a while, because it counts for the day. */
  async forgetWords(videoId: string): Promise<void> {
    await this.em.execute('delete from video_question where video_id = ?', [videoId]);
    await this.em.execute('delete from video_transcript where video_id = ?', [videoId]);
  }

  /** Writes what was added, for rows of the same transaction that refer to it. */
  async flush(): Promise<void> {
    await this.em.flush();
  }

  add(...entities: (Video | MediaFile | VideoFault)[]): void {
    this.em.persist(entities);
  }
}
