import { Collection, defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../../platform/ids/new-id.js';
import type { RejectionCode } from './compression-plan.js';
import type { KeptSpans } from './kept-span.js';
import type { Lane } from './lane.js';
import { type VideoEvent, videoLifecycle, type VideoMover, type VideoState } from './video-lifecycle.js';
import { goneTrigger } from './gone-trigger.js';
import { VideoMoveRefused } from './video.errors.js';
import type { WayToMake } from './hardware-encoder.js';
import type { Quality } from './encoding-profiles.js';

export type Visibility = 'VISIBLE' | 'HIDDEN';
/** How a person presents themselves: on video, by sound only, or in writing. */
export type VideoKind = 'VIDEO' | 'AUDIO' | 'TEXT';
export type FailureCode = RejectionCode | 'MEDIA.PROCESSING_FAILED';
export type FailureParams = Readonly<Record<string, string | number>>;

const VideoMoveSchema = defineEntity({
  name: 'VideoMove',
  tableName: 'video_move',
  properties: {
    id: p.uuid().primary(),
    video: () =>
      p
        .manyToOne(Video)
        .fieldName('video_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('video_move_video_id_foreign')
        .index('video_move_video_id_index'),
    fromStatus: p.text().$type<VideoState>(),
    event: p.text().$type<VideoEvent>(),
    toStatus: p.text().$type<VideoState>(),
    movedBy: p.text().$type<VideoMover>(),
    /** Failure code, or the kind of fault that paused it. */
    reason: p.text().nullable(),
    movedAt: p.datetime(3),
  },
});

/** One step of a video's history: from, to, by whom, and when. */
export class VideoMove extends VideoMoveSchema.class {}
VideoMoveSchema.setClass(VideoMove);

const VideoSchema = defineEntity({
  name: 'Video',
  tableName: 'video',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    kind: p.text().$type<VideoKind>().default('VIDEO'),
    status: p.text().$type<VideoState>(),
    /** Chosen by the owner; never from the file name, which can contain the person's name. */
    title: p.text(),
    description: p.text().nullable(),
    visibility: p.text().$type<Visibility>(),
    quality: p.text().$type<Quality>(),
    /** Shown only to the owner; never part of a path. */
    originalName: p.text(),
    originalSize: p.bigint('number'),
    /** Bytes of each recording in the original, in order; null if it is one file. */
    originalParts: p.json<readonly number[]>().nullable(),
    /** The kept span of each recording, if any is trimmed. */
    originalKept: p.json<KeptSpans>().nullable(),
    /** Whether the files are made with less noise in the sound. */
    reducesNoise: p.boolean().default(false),
    /** Found to have no sound when a blind review asked for it. */
    isSilent: p.boolean().default(false),
    /** Where it waits for a worker. */
    lane: p.text().$type<Lane>().default('short'),
    /** Percent of processing. Never falls, even in a new attempt. */
    progress: p.smallint(),
    /** Number of workers that took it. The last number is the fencing token for results. */
    claims: p.smallint(),
    failureCode: p.text().nullable().$type<FailureCode | null>(),
    failureParams: p.json<FailureParams>().nullable(),
    /** Seconds, measured on the finished video. */
    duration: p.double().nullable(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Codec of the original, in ffprobe's naming. */
    sourceCodec: p.text().nullable(),
    /** Processor time of ffmpeg for its files, in milliseconds; null if it was not measured. */
    madeCpuMs: p.integer().nullable(),
    /** Bytes of the files that were made; null if older than this figure. */
    madeBytes: p.bigint('number').nullable(),
    /** How its rungs of H.264 were encoded; null for sound, for older videos, and if another machine encoded them. */
    madeWith: p.text().$type<WayToMake>().nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    startedAt: p.datetime(3).nullable(),
    finishedAt: p.datetime(3).nullable(),
    moves: () => p.oneToMany(VideoMove).mappedBy('video'),
  },
  indexes: [
    { name: 'video_owner_id_created_at_index', properties: ['ownerId', 'createdAt', 'id'] },
    { name: 'video_status_finished_at_index', properties: ['status', 'finishedAt'] },
  ],
  triggers: [goneTrigger('video', 'file')],
  checks: [
    {
      name: 'video_status_check',
      expression: "status in ('awaiting-upload', 'uploaded', 'processing', 'completed', 'failed', 'removed')",
    },
    { name: 'video_kind_check', expression: "kind in ('VIDEO', 'AUDIO', 'TEXT')" },
    { name: 'video_visibility_check', expression: "visibility in ('VISIBLE', 'HIDDEN')" },
    { name: 'video_quality_check', expression: "quality in ('low', 'medium', 'high')" },
    { name: 'video_lane_check', expression: "lane in ('short', 'long')" },
    { name: 'video_title_check', expression: 'char_length(title) >= 1 and char_length(title) <= 120' },
    {
      name: 'video_description_check',
      expression: 'char_length(description) >= 1 and char_length(description) <= 2000',
    },
    { name: 'video_original_name_check', expression: 'char_length(original_name) <= 255' },
    { name: 'video_original_size_check', expression: 'original_size >= 0' },
    {
      name: 'video_original_kept_check',
      expression:
        "jsonb_typeof(original_kept) = 'array' and jsonb_array_length(original_kept) = case jsonb_typeof(original_parts) when 'array' then jsonb_array_length(original_parts) else 1 end and jsonb_array_length(jsonb_path_query_array(original_kept, '$[*] ? (@ == null || (@.from >= 0 && @.to > @.from))')) = jsonb_array_length(original_kept)",
    },
    { name: 'video_progress_check', expression: 'progress >= 0 and progress <= 100' },
    { name: 'video_claims_check', expression: 'claims >= 0' },
    { name: 'video_made_check', expression: 'made_cpu_ms >= 0 and made_bytes >= 0' },
    {
      name: 'video_made_with_check',
      expression: "made_with in ('software', 'fallback', 'nvenc', 'vaapi', 'videotoolbox')",
    },
    {
      name: 'video_failure_check',
      expression: "(failure_code is not null) = (status = 'failed') or status = 'removed'",
    },
    {
      name: 'video_completed_check',
      expression:
        "status <> 'completed' or (progress = 100 and finished_at is not null and duration is not null and (kind = 'TEXT' or (width > 0 and height > 0)))",
    },
  ],
});

/** Data of a finished video. */
export interface FinishedVideo {
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly sourceCodec: string;
  /** Processor time of ffmpeg, in milliseconds; null if it was not measured. */
  readonly cpuMs?: number | null;
  /** Bytes of all files made of it. */
  readonly bytes?: number | null;
  /** How its rungs of H.264 were encoded. */
  readonly madeWith?: WayToMake;
}

/** The fields that the owner can edit at any time. */
export interface VideoDescription {
  readonly title?: string | undefined;
  readonly description?: string | null | undefined;
  readonly visibility?: Visibility | undefined;
}

export interface AnnouncedVideo {
  readonly id: string;
  readonly ownerId: string;
  readonly kind?: VideoKind;
  readonly title: string;
  readonly quality: Quality;
  readonly originalName: string;
  /** Bytes. */
  readonly originalSize: number;
  readonly originalParts?: readonly number[] | null;
  readonly originalKept?: KeptSpans | null;
  readonly reducesNoise?: boolean;
}

/** A video from upload to playback. The only writer of its state; the lifecycle table decides. */
export class Video extends VideoSchema.class {
  static announce(announced: AnnouncedVideo, now: Date): Video {
    const video = new Video();
    Object.assign(video, {
      ...announced,
      kind: announced.kind ?? 'VIDEO',
      originalParts: announced.originalParts ?? null,
      originalKept: announced.originalKept ?? null,
      reducesNoise: announced.reducesNoise ?? false,
      status: videoLifecycle.initial,
      description: null,
      visibility: 'VISIBLE',
      isSilent: false,
      lane: 'short',
      progress: 0,
      claims: 0,
      failureCode: null,
      failureParams: null,
      duration: null,
      width: null,
      height: null,
      sourceCodec: null,
      madeCpuMs: null,
      madeBytes: null,
      madeWith: null,
      createdAt: now,
      updatedAt: now,
      startedAt: null,
      finishedAt: null,
      moves: new Collection<VideoMove>(video),
    } satisfies Partial<Video>);
    return video;
  }

  /** The original is stored. */
  receive(now: Date): void {
    this.move('receive', 'owner', now);
  }

  /** Its owner wrote the answers, so nothing has to be processed. */
  write(now: Date): void {
    this.move('write', 'owner', now);
    this.kind = 'TEXT';
    this.duration = 0;
    this.progress = 100;
    this.finishedAt = now;
  }

  /** A worker takes it, for the first time or after another disappeared. @returns the fencing token of this attempt. */
  start(now: Date): number {
    this.move('start', 'worker', now);
    this.claims += 1;
    this.startedAt = now;
    return this.claims;
  }

  /** A fault on our side stopped it; it waits for a retry and keeps its progress. */
  pause(reason: string, now: Date): void {
    this.move('pause', 'worker', now, reason);
  }

  /** It was measured to be long and waits in that lane, so that short videos do not wait behind it. */
  defer(now: Date): void {
    this.move('defer', 'worker', now);
    this.lane = 'long';
  }

  /** Retries a video that failed because of our fault. */
  retry(now: Date): void {
    this.move('retry', 'operator', now);
    this.failureCode = null;
    this.failureParams = null;
    this.finishedAt = null;
  }

  /** Updates the time without a move, for example after an operator requested its worker again. */
  touch(now: Date): void {
    this.updatedAt = now;
  }

  complete(result: FinishedVideo, now: Date): void {
    this.move('complete', 'worker', now);
    this.duration = result.duration;
    this.width = result.width;
    this.height = result.height;
    this.sourceCodec = result.sourceCodec;
    this.madeCpuMs = result.cpuMs ?? null;
    this.madeBytes = result.bytes ?? null;
    this.madeWith = result.madeWith ?? null;
    this.progress = 100;
    this.finishedAt = now;
  }

  /** Its files were made again. The cost of both times counts. */
  remade({ duration, width, height, cpuMs, bytes, madeWith }: FinishedVideo, reducesNoise: boolean, now: Date): void {
    this.duration = duration;
    this.width = width;
    this.height = height;
    this.reducesNoise = reducesNoise;
    const [before, added] = [this.madeCpuMs ?? null, cpuMs ?? null];
    this.madeCpuMs = before === null || added === null ? null : before + added;
    this.madeBytes = bytes ?? null;
    this.madeWith = madeWith ?? null;
    this.updatedAt = now;
  }

  fail(code: FailureCode, params: FailureParams, now: Date): void {
    this.move('fail', 'worker', now, code);
    this.failureCode = code;
    this.failureParams = params;
    this.finishedAt = now;
  }

  /** Deletes the owner's texts. The row is kept for a while, because it counts for the day. */
  remove(by: 'owner' | 'sweeper', now: Date): void {
    this.move('remove', by, now);
    this.title = '-';
    this.description = null;
    this.originalName = '';
    this.finishedAt = now;
  }

  /** Whether the result of this attempt still counts. */
  isHeldBy(claim: number): boolean {
    return this.status === 'processing' && this.claims === claim;
  }

  /** Missing fields stay unchanged. */
  describe(changes: VideoDescription, now: Date): void {
    if (changes.title !== undefined) this.title = changes.title;
    if (changes.description !== undefined) this.description = changes.description;
    if (changes.visibility !== undefined) this.visibility = changes.visibility;
    this.updatedAt = now;
  }

  // Not a `#private` method: the ORM creates entities without the constructor, so it would be missing.
  private move(event: VideoEvent, by: VideoMover, now: Date, reason: string | null = null): void {
    const from = this.status;
    const to = videoLifecycle.next(from, event, by);
    if (!to) throw new VideoMoveRefused();
    this.status = to;
    this.updatedAt = now;
    const move = new VideoMove();
    Object.assign(move, {
      id: newId(),
      video: this,
      fromStatus: from,
      event,
      toStatus: to,
      movedBy: by,
      reason,
      movedAt: now,
    });
    this.moves.add(move);
  }
}
VideoSchema.setClass(Video);

export { VideoMoveSchema, VideoSchema };
