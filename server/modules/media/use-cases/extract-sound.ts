import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { MediaFile } from '../domain/media-file.entity.js';
import { soundArguments } from '../ffmpeg/ffmpeg-arguments.js';
import { FfmpegRuntime } from '../ffmpeg/ffmpeg-runtime.js';
import { assertPlainFiles } from '../ffmpeg/job-folder.js';
import { run } from '../ffmpeg/timed-run.js';
import { withWorkFolder } from '../ffmpeg/work-folder.js';
import { Installation } from '../persistence/installation.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { MediaStorage } from '../storage/media-storage.js';
import { storageKey } from '../storage/storage-key.js';

/** Stores the sound of a finished video as a file of its own, once. Copies the track, which takes a second. */
@Injectable()
export class ExtractSound {
  constructor(
    private readonly videos: VideoRepository,
    private readonly storage: MediaStorage,
    private readonly ffmpeg: FfmpegRuntime,
    private readonly installation: Installation,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns whether a file was stored @throws MediaRejected if the video has no sound */
  async execute(videoId: string, signal: AbortSignal): Promise<boolean> {
    const source = await this.#source(videoId);
    if (!source) return false;
    const confinement = await this.ffmpeg.confinement();
    return withWorkFolder(confinement, newId(), 0, async (folder) => {
      const [video, sound] = [join(folder, 'video'), join(folder, 'sound.m4a')];
      await this.storage.copyOut(source.key, video);
      await confinement.handOver(video);
      await run(confinement, soundArguments(video, sound), source.duration, signal);
      await assertPlainFiles(folder);
      const id = newId();
      const key = storageKey(videoId, id, 'm4a', await this.installation.mark());
      const { size, sha256 } = await this.storage.adopt(key, sound);
      const isStored = await this.transaction.run(async () => {
        if (!(await this.#lacksSound(videoId))) return false;
        const file = { id, videoId, kind: 'sound', storageKey: key, contentType: 'audio/mp4', size, sha256 } as const;
        this.videos.add(MediaFile.store(file, this.clock.now()));
        return true;
      });
      // Two listeners at once, or the video was removed meanwhile.
      if (!isStored) await this.storage.remove(key);
      return isStored;
    });
  }

  /** Records that the video has no sound. */
  async noteSilent(videoId: string): Promise<void> {
    await this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (video) video.isSilent = true;
    });
  }

  #source(videoId: string): Promise<{ key: string; duration: number } | null> {
    return this.transaction.run(async () => {
      const video = await this.#lacksSound(videoId);
      if (!video) return null;
      const rendition = await this.videos.findFile(videoId, 'rendition');
      return rendition && { key: rendition.storageKey, duration: Number(video.duration ?? 0) };
    });
  }

  /** The finished video under a lock; null if its sound is stored, or the video is gone. */
  async #lacksSound(videoId: string): Promise<{ duration: number | null } | null> {
    const video = await this.videos.findForMove(videoId);
    if (video?.status !== 'completed' || (await this.videos.findFile(videoId, 'sound'))) return null;
    return { duration: video.duration === null ? null : Number(video.duration) };
  }
}
