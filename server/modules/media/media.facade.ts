import { Injectable } from '@nestjs/common';
import { type AttachmentCard, Attachments } from './queries/attachments.query.js';
import { NotFound } from '../../platform/errors/request.errors.js';
import type { VideoKind } from './domain/video.entity.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { soundWanted } from './domain/video.events.js';
import { type BlindVideo, BlindVideos } from './queries/blind-videos.query.js';
import { type ComparedOwner, type ComparedVideo, ComparedVideos } from './queries/compared-videos.query.js';
import { type DescribedVideo, DescribedVideos } from './queries/described-videos.query.js';
import { OwnerVideos, type PlayableVideo } from './queries/owner-videos.query.js';
import { type ResumeCard, Resumes } from './queries/resumes.query.js';
import { type ShownVideo, ShownVideos } from './queries/shown-videos.query.js';
import { SpokenWords } from './queries/spoken-words.query.js';
import { AcceptUpload, type AcceptedVideo, type IncomingVideo } from './use-cases/accept-upload.js';
import { ChangeQuestions } from './use-cases/change-questions.js';
import { DiscardVideo } from './use-cases/discard-video.js';
import { RemoveVideo } from './use-cases/remove-video.js';
import { UnsettledAttachments } from './queries/unsettled-attachments.query.js';
import { RemoveAttachments } from './use-cases/remove-attachments.js';

/** Functions of media for other modules. */
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
    private readonly unsettled: UnsettledAttachments,
    private readonly spoken: SpokenWords,
    private readonly shown: ShownVideos,
    private readonly blind: BlindVideos,
    private readonly compared: ComparedVideos,
    private readonly outbox: Outbox,
    private readonly discard: DiscardVideo,
    private readonly questions: ChangeQuestions,
  ) {}

  /** The video of a person for a blind review: the requested one, else the newest; null without one. */
  blindVideoOf(ownerId: string, wanted: string | null, language: 'fr' | 'en'): Promise<BlindVideo | null> {
    return this.blind.of(ownerId, wanted, language);
  }

  findBlindVideo(ownerId: string, wanted: string | null): Promise<Pick<BlindVideo, 'id' | 'kind'> | null> {
    return this.blind.find(ownerId, wanted);
  }

  /** Videos of a few people, answer by answer, for readers who compare them. People without a video are absent. */
  comparedVideosOf(
    owners: readonly ComparedOwner[],
    language: 'fr' | 'en',
  ): Promise<ReadonlyMap<string, ComparedVideo>> {
    return this.compared.of(owners, language);
  }

  /** Has the sound of a video made a file of its own, in the caller's transaction. */
  wantSound(videoId: string): Promise<void> {
    return this.outbox.publish(soundWanted, { video_id: videoId });
  }

  /** Whether at least one of a person's videos can be watched. */
  async hasProcessedVideo(ownerId: string): Promise<boolean> {
    return (await this.ownerVideos.count(ownerId, 'completed')) > 0;
  }

  /** Whether the person sent a video after that time. */
  hasVideoSince(ownerId: string, since: Date): Promise<boolean> {
    return this.ownerVideos.hasSince(ownerId, since);
  }

  /** Number of a person's videos in any state but removed. */
  async countVideos(ownerId: string): Promise<number> {
    return this.ownerVideos.count(ownerId, 'any');
  }

  /** Finished, visible videos of many people, newest first; people without one are absent. */
  async playableVideosOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, readonly PlayableVideo[]>> {
    return this.ownerVideos.playableOf(ownerIds);
  }

  /** The same videos with their texts, for open profiles: description, summary, tags, chapters, written answers. */
  async shownVideosOf(
    ownerIds: readonly string[],
    language: 'fr' | 'en',
  ): Promise<ReadonlyMap<string, readonly ShownVideo[]>> {
    return this.shown.of(ownerIds, language);
  }

  /** How it presents its owner; null if it is gone. */
  kindOf(videoId: string): Promise<VideoKind | null> {
    return this.ownerVideos.kindOf(videoId);
  }

  /** The owner of a finished, visible video; null for others. */
  async ownerOfPlayableVideo(videoId: string): Promise<string | null> {
    return this.ownerVideos.ownerOfPlayable(videoId);
  }

  /** The speech in a person's visible videos as text; newest first, at most `most` characters. Never sound or picture. */
  async spokenWordsOf(ownerId: string, most: number): Promise<readonly string[]> {
    return this.spoken.of(ownerId, most);
  }

  /** Résumés of many people; people without one are absent. Not for viewers who see a mask. */
  async resumesOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, ResumeCard>> {
    return this.resumes.of(ownerIds);
  }

  /** Stores a video like an upload, with the same checks; the next free worker processes it. */
  async acceptVideo(incoming: IncomingVideo): Promise<AcceptedVideo> {
    return this.accept.execute(incoming);
  }

  /** Files of messages by id; removed and unknown ones are absent. */
  attachmentsOf(fileIds: readonly string[]): Promise<ReadonlyMap<string, AttachmentCard>> {
    return this.attachments.of(fileIds);
  }

  /** Ids of files of messages that were uploaded before, and not yet checked whether they were sent; oldest first. */
  unsettledAttachments(before: Date, limit: number): Promise<readonly string[]> {
    return this.unsettled.before(before, limit);
  }

  /** They were sent, so `unsettledAttachments` leaves them out from now on. */
  settleAttachments(fileIds: readonly string[]): Promise<void> {
    return this.unsettled.settle(fileIds);
  }

  /** Removes such files in the caller's transaction; missing ones are skipped. */
  removeAttachments(fileIds: readonly string[]): Promise<void> {
    return this.removal.execute(fileIds);
  }

  /** Videos by id as their owners see them; removed and unknown ones are absent. The caller must check access. */
  async describeVideos(
    videoIds: readonly string[],
    language: 'fr' | 'en',
  ): Promise<ReadonlyMap<string, DescribedVideo>> {
    return this.described.of(videoIds, language);
  }

  /**
   * Removes a video in the caller's transaction; a job deletes its files.
   *
   * @throws NotFound if it is already gone.
   */
  async removeVideo(ownerId: string, videoId: string): Promise<void> {
    await this.videoRemoval.execute(ownerId, videoId);
  }

  /** Removes a video in the caller's transaction, or its upload while that is unfinished. Safe to repeat. */
  discardVideo(ownerId: string, videoId: string): Promise<void> {
    return this.discard.execute(ownerId, videoId);
  }

  /** Replaces the chapters of a video. @returns false if it is gone. */
  async setChapters(
    ownerId: string,
    videoId: string,
    chapters: readonly { readonly title: string; readonly atSeconds: number }[],
  ): Promise<boolean> {
    const questions = chapters.map(({ title, atSeconds }) => ({ question_text: title, timestamp_start: atSeconds }));
    try {
      await this.questions.replace(ownerId, videoId, questions);
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }
}
