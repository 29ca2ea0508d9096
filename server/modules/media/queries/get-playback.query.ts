import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { MediaFileKind } from '../domain/media-file.entity.js';
import type { VideoKind } from '../domain/video.entity.js';
import type { SpokenLanguage } from '../domain/video-transcript.entity.js';
import { VideoMasked, VideoNotReady } from '../domain/video.errors.js';
import type { Viewer, WatchableVideo } from '../domain/video.policy.js';
import { scrubbedTranscript } from '../domain/scrubbed-transcript.js';
import { cuesWithin, parseVtt, writeVtt } from '../domain/web-vtt.js';
import type { OwnerCard } from '../domain/watch-policy.js';
import type { Transcript } from '../http/transcript.contract.js';
import { presenceColumn, type PresenceMark } from './presence-mark.js';
import { type Chapter, chaptersOf, Questions } from './questions.query.js';
import { Transcripts } from './transcripts.query.js';
import { VideoAccess } from './video-access.js';

/** A finished video and its owner, as the viewer may see them. */
export interface Playback {
  readonly id: string;
  readonly kind: VideoKind;
  readonly title: string;
  readonly duration: number;
  /** Null for a written presentation. */
  readonly width: number | null;
  readonly height: number | null;
  readonly owner: OwnerCard;
  readonly recordedLive: ShownMark | null;
  /** Whether there is a ladder with thumbnails. */
  readonly hasStreams: boolean;
  readonly captions: readonly Transcript[];
  readonly chapters: readonly Chapter[];
  /** Scrubbed for a viewer who sees the owner masked, like title and chapters. */
  readonly description: string | null;
  readonly questions: readonly { readonly text: string; readonly answerText: string | null }[];
}

/** The mark as the viewer may see it: without the phrase and the gesture if the owner is masked. */
export interface ShownMark extends Pick<PresenceMark, 'drawnAt' | 'language'> {
  readonly phrase: string | null;
  readonly gesture: PresenceMark['gesture'] | null;
}

/** A file made from a video: its kind and label. */
export interface MadePart {
  readonly kind: Exclude<MediaFileKind, 'original'>;
  readonly label?: string;
}

/** A stored file that the viewer may receive. */
export interface PlayableFile {
  readonly id: string;
  readonly storageKey: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly createdAt: Date;
}

/** A video with one of its files; null if there is none of that kind. */
interface FileRow extends WatchableVideo, Pick<Playback, 'kind'>, Omit<PlayableFile, 'id' | 'createdAt'> {
  readonly fileId: string | null;
  readonly createdAt: Date | string;
}

interface PlaybackRow extends WatchableVideo, Pick<Playback, 'kind'> {
  readonly presence: PresenceMark | null;
  readonly title: string;
  readonly description: string | null;
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** Without a picture there is no gesture to see. */
export const shownMark = (mark: PresenceMark, kind: VideoKind, isMasked: boolean): ShownMark => ({
  drawnAt: mark.drawnAt,
  language: mark.language,
  phrase: isMasked ? null : mark.phrase,
  gesture: isMasked || kind !== 'VIDEO' ? null : mark.gesture,
});

const asWritten = (text: string): string => text;

/** The videos that a viewer may see. All access to a video's bytes and description goes through here. */
@Injectable()
export class GetPlayback {
  constructor(
    private readonly em: EntityManager,
    private readonly access: VideoAccess,
    private readonly questions: Questions,
    private readonly transcripts: Transcripts,
  ) {}

  /**
   * @throws NotFound if it does not exist, or the viewer may not know of it
   * @throws VideoMasked if the viewer sees it on a masked profile and may not watch it
   * @throws VideoNotReady for its owner before it is finished
   */
  async execute(viewer: Viewer, videoId: string): Promise<Playback> {
    const video = await this.#find(viewer, videoId);
    const { id, kind, duration, width, height } = video;
    if (duration === null || (kind !== 'TEXT' && (width === null || height === null))) throw new VideoNotReady();
    // Reading its words is what watching is for a video.
    if (kind === 'TEXT') await this.access.noteWatched(viewer, video);
    const owner = await this.access.describeOwner(viewer, video);
    const { scrub = asWritten } = owner;
    const questions = await this.questions.of(id);
    return {
      id,
      kind,
      title: scrub(video.title),
      duration,
      width,
      height,
      owner,
      recordedLive: video.presence && shownMark(video.presence, kind, owner.scrub !== undefined),
      hasStreams: await this.#hasStreams(id),
      captions: await this.#captions(viewer, video, owner),
      chapters: (kind === 'TEXT' ? [] : chaptersOf(questions, duration)).map((chapter) => ({
        ...chapter,
        title: scrub(chapter.title),
      })),
      description: video.description === null ? null : scrub(video.description),
      questions: questions.map(({ question_text: text, answer_text: answer }) => ({
        text: scrub(text),
        answerText: answer === null ? null : scrub(answer),
      })),
    };
  }

  /** @throws like {@link execute} */
  async file(viewer: Viewer, videoId: string, part: MadePart): Promise<PlayableFile> {
    return (await this.#findFile(viewer, videoId, part)).file;
  }

  /** The sound alone. Logs listeners other than the owner. @throws like {@link execute} */
  async listen(viewer: Viewer, videoId: string): Promise<PlayableFile> {
    const { video, file } = await this.#findFile(viewer, videoId, { kind: 'sound' });
    await this.access.noteWatched(viewer, video);
    return file;
  }

  /** The video's file for sending. Logs viewers other than the owner. @throws as above */
  async watch(viewer: Viewer, videoId: string, part: MadePart = { kind: 'rendition' }): Promise<PlayableFile> {
    const { video, file } = await this.#findFile(viewer, videoId, part);
    await this.access.noteWatched(viewer, video);
    return file;
  }

  /** Captions in one language as WebVTT, cut at the end of the video. @throws as above, and NotFound if there are none to read */
  async captions(viewer: Viewer, videoId: string, language: SpokenLanguage): Promise<string> {
    const video = await this.#find(viewer, videoId);
    const readable = await this.#captions(viewer, video, await this.access.describeOwner(viewer, video));
    const found = readable.find((transcript) => transcript.language === language);
    if (!found) throw new NotFound();
    const parsed = parseVtt(found.vtt);
    if (video.duration === null || 'invalidLine' in parsed) return found.vtt;
    return writeVtt(cuesWithin(parsed.cues, video.duration));
  }

  /** The transcripts that the viewer may read. */
  async #captions(viewer: Viewer, { id, ownerId }: PlaybackRow, { scrub }: OwnerCard): Promise<readonly Transcript[]> {
    const readable = await this.transcripts.readable(id, viewer.id === ownerId);
    return scrub ? readable.map((transcript) => scrubbedTranscript(transcript, scrub)) : readable;
  }

  async #hasStreams(videoId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from media_file where video_id = ? and kind = 'playlist' limit 1`,
      [videoId],
    );
    return rows.length > 0;
  }

  /** Called for each byte range, so access and location are read together. */
  async #findFile(
    viewer: Viewer,
    videoId: string,
    { kind, label }: MadePart,
  ): Promise<{ readonly video: WatchableVideo; readonly file: PlayableFile }> {
    const [row] = await this.em.execute<FileRow[]>(
      `select v.id, v.kind, v.owner_id as "ownerId", v.status, v.visibility, f.id as "fileId", f.storage_key as "storageKey",
              f.content_type as "contentType", f.size_bytes::float8 as size, f.created_at as "createdAt"
         from video v
         left join lateral (select * from media_file
                             where video_id = v.id
                               and (kind = ? and (?::text is null or label = ?) or ? = 'stream' and rung = coalesce(?, rung))
                             order by height desc nulls last, id limit 1) f on true
        where v.id = ?`,
      [kind, label ?? null, label ?? null, kind, label ?? null, videoId],
    );
    const video = await this.#admitted(viewer, row, kind === 'sound');
    const { fileId, storageKey, contentType, size, createdAt } = video;
    if (fileId === null && video.kind === 'TEXT') throw new NotFound();
    if (fileId === null) throw kind === 'rendition' || kind === 'poster' ? new VideoNotReady() : new NotFound();
    return { video, file: { id: fileId, storageKey, contentType, size, createdAt: new Date(createdAt) } };
  }

  async #find(viewer: Viewer, videoId: string): Promise<PlaybackRow> {
    const [video] = await this.em.execute<PlaybackRow[]>(
      `select id, kind, owner_id as "ownerId", status, visibility, title, description, duration, width, height, ${presenceColumn} from video v where id = ?`,
      [videoId],
    );
    return this.#admitted(viewer, video);
  }

  async #admitted<Row extends WatchableVideo>(viewer: Viewer, video: Row | undefined, onlySound = false): Promise<Row> {
    if (!video) throw new NotFound();
    if (!(await (onlySound ? this.access.mayListen(viewer, video) : this.access.mayWatch(viewer, video)))) {
      throw (await this.access.mayKnow(viewer, video)) ? new VideoMasked() : new NotFound();
    }
    if (video.status !== 'completed') throw new VideoNotReady();
    return video;
  }
}
