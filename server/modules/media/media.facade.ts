import { Injectable } from '@nestjs/common';
import { type AttachmentCard, Attachments } from './queries/attachments.query.js';
import { type DescribedVideo, DescribedVideos } from './queries/described-videos.query.js';
import { OwnerVideos, type PlayableVideo } from './queries/owner-videos.query.js';
import { type ResumeCard, Resumes } from './queries/resumes.query.js';
import { type ShownVideo, ShownVideos } from './queries/shown-videos.query.js';
import { SpokenWords } from './queries/spoken-words.query.js';
import { AcceptUpload, type AcceptedVideo, type IncomingVideo } from './use-cases/accept-upload.js';
import { RemoveVideo } from './use-cases/remove-video.js';
import { RemoveAttachments } from './use-cases/remove-attachments.js';

/** What other modules may ask of media. */
@Injectable()
export class MediaFacade {
  constructor(
    private readonly ownerVideos: OwnerVideos,
    private readonly resumes: Resumes,
    private readonly accept: AcceptUpload,
    private readonly described: DescribedVideos,
    private readonly videoRemoval: RemoveVideo,
    private readonly attachments: Attachments,
    private readonly removal: RemoveAttachments,
    private readonly spoken: SpokenWords,
    private readonly shown: ShownVideos,
  ) {}

  /** Whether at least one of a person's videos can be watched. */
  async hasProcessedVideo(ownerId: string): Promise<boolean> {
    return (await this.ownerVideos.count(ownerId, 'completed')) > 0;
  }

  /** Videos of a person in any state but removed. */
  async countVideos(ownerId: string): Promise<number> {
    return this.ownerVideos.count(ownerId, 'any');
  }

  /** Finished, visible videos of many people at once, newest first; people without one are absent from the map. */
  async playableVideosOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, readonly PlayableVideo[]>> {
    return this.ownerVideos.playableOf(ownerIds);
  }

  /** The same videos with their words, for open profiles: description, summary, tags, chapters, typed answers. */
  async shownVideosOf(
    ownerIds: readonly string[],
    language: 'fr' | 'en',
  ): Promise<ReadonlyMap<string, readonly ShownVideo[]>> {
    return this.shown.of(ownerIds, language);
  }

  /** Whose video it is, where it is finished and shown; null for any other. */
  async ownerOfPlayableVideo(videoId: string): Promise<string | null> {
    return this.ownerVideos.ownerOfPlayable(videoId);
  }

  /** What a person says in videos that they show, as text; newest first, so many characters at most. Never sound or picture. */
  async spokenWordsOf(ownerId: string, most: number): Promise<readonly string[]> {
    return this.spoken.of(ownerId, most);
  }

  /** Résumés of many people at once; people without one are absent from the map. Not for whoever sees a mask. */
  async resumesOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, ResumeCard>> {
    return this.resumes.of(ownerIds);
  }

  /** Stores a video as an upload does, with the same checks; it is processed by the next free worker. */
  async acceptVideo(incoming: IncomingVideo): Promise<AcceptedVideo> {
    return this.accept.execute(incoming);
  }

  /** Files that go with messages, by id; removed and unknown ones are absent. */
  attachmentsOf(fileIds: readonly string[]): Promise<ReadonlyMap<string, AttachmentCard>> {
    return this.attachments.of(fileIds);
  }

  /** Takes such files away from everybody, in the caller's transaction; gone ones are skipped. */
  removeAttachments(fileIds: readonly string[]): Promise<void> {
    return this.removal.execute(fileIds);
  }

  /** Videos as their owners see them, by id, whoever owns them; removed and unknown ones are absent. For who knows why they may ask. */
  async describeVideos(
    videoIds: readonly string[],
    language: 'fr' | 'en',
  ): Promise<ReadonlyMap<string, DescribedVideo>> {
    return this.described.of(videoIds, language);
  }

  /**
   * In the caller's transaction: the video is nobody's to watch any more, and a job removes its files.
   *
   * @throws NotFound when it is gone already.
   */
  async removeVideo(ownerId: string, videoId: string): Promise<void> {
    await this.videoRemoval.execute(ownerId, videoId);
  }
}
