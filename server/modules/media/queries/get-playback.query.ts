import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { VideoNotReady } from '../domain/video.errors.js';
import type { Viewer, WatchableVideo } from '../domain/video.policy.js';
import type { OwnerCard } from '../domain/watch-policy.js';
import { VideoAccess } from './video-access.js';

/** A finished video and who made it, as far as the viewer may know. */
export interface Playback {
  readonly id: string;
  readonly title: string;
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly owner: OwnerCard;
}

/** A stored file that may be sent to the viewer who asked. */
export interface PlayableFile {
  readonly id: string;
  readonly storageKey: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly createdAt: Date;
}

interface PlaybackRow extends WatchableVideo {
  readonly title: string;
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** What a viewer gets to see; every way to a video's bytes and description leads through here. */
@Injectable()
export class GetPlayback {
  constructor(
    private readonly em: EntityManager,
    private readonly access: VideoAccess,
  ) {}

  /**
   * @throws NotFound when there is none, or the viewer may not watch it: the two look alike
   * @throws VideoNotReady when its owner is early
   */
  async execute(viewer: Viewer, videoId: string): Promise<Playback> {
    const video = await this.#find(viewer, videoId);
    const { id, duration, width, height } = video;
    if (duration === null || width === null || height === null) throw new VideoNotReady();
    const owner = await this.access.describeOwner(viewer, video);
    return { id, title: owner.title ?? video.title, duration, width, height, owner };
  }

  /** @throws like {@link execute} */
  async file(viewer: Viewer, videoId: string, kind: 'rendition' | 'poster'): Promise<PlayableFile> {
    await this.#find(viewer, videoId);
    return this.#file(videoId, kind);
  }

  /** The video's file, for sending its bytes: whoever is not the owner is taken down as having watched. @throws as above */
  async watch(viewer: Viewer, videoId: string): Promise<PlayableFile> {
    const video = await this.#find(viewer, videoId);
    const file = await this.#file(videoId, 'rendition');
    await this.access.noteWatched(viewer, video);
    return file;
  }

  async #file(videoId: string, kind: 'rendition' | 'poster'): Promise<PlayableFile> {
    const [file] = await this.em.execute<(Omit<PlayableFile, 'createdAt'> & { createdAt: Date | string })[]>(
      `select id, storage_key as "storageKey", content_type as "contentType", size_bytes::float8 as size,
              created_at as "createdAt"
         from media_file where video_id = ? and kind = ? order by height desc nulls last, id limit 1`,
      [videoId, kind],
    );
    if (!file) throw new VideoNotReady();
    return { ...file, createdAt: new Date(file.createdAt) };
  }

  async #find(viewer: Viewer, videoId: string): Promise<PlaybackRow> {
    const [video] = await this.em.execute<PlaybackRow[]>(
      `select id, owner_id as "ownerId", status, visibility, title, duration, width, height from video where id = ?`,
      [videoId],
    );
    if (!video || !(await this.access.mayWatch(viewer, video))) throw new NotFound();
    if (video.status !== 'completed') throw new VideoNotReady();
    return video;
  }
}
