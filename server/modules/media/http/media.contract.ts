import { z } from 'zod';
import {
  id,
  nullableText,
  queryBoolean,
  timestamp,
  trimmedText,
  upperEnum,
} from '../../../platform/contract/fields.contract.js';
import { pageOf, pageQuery } from '../../../platform/contract/page.contract.js';
import { recordedLive } from './presence.contract.js';

/** Processing status of a video, as people see it. */
export const videoStatuses = ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'] as const;
export const apiVideoStatus = z.enum(videoStatuses);
export type ApiVideoStatus = z.infer<typeof apiVideoStatus>;

/** VISIBLE: shown with the owner's profile to people who may watch it. HIDDEN: only for the owner. */
export const videoVisibilities = ['VISIBLE', 'HIDDEN'] as const;
export const videoVisibility = upperEnum(videoVisibilities);
export type VideoVisibility = (typeof videoVisibilities)[number];

/** How a person presents themselves. AUDIO has sound but no picture; TEXT has written answers and no file. */
export const videoKinds = ['VIDEO', 'AUDIO', 'TEXT'] as const;
export const videoKind = z.enum(videoKinds);
export type VideoKind = z.infer<typeof videoKind>;
/** AUDIO: only the sound of the file is kept. Files of sound alone, such as MP3, are AUDIO in any case. */
export const recordedKind = upperEnum(['VIDEO', 'AUDIO']);

export const videoQualities = ['low', 'medium', 'high'] as const;
export type VideoQuality = (typeof videoQualities)[number];
export const videoQuality = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.enum(videoQualities),
);

/** Max lengths in characters. */
export const videoTitleMax = 120;
export const videoDescriptionMax = 2000;

/** Why a video failed: a stable code, and a sentence in the caller's language with the next step. */
export const videoProblem = z.object({ code: z.string(), message: z.string() });
export type VideoProblem = z.infer<typeof videoProblem>;

/** Text parts that can accompany the `file` part of `POST /api/upload/video`. */
export const videoUploadFields = z.strictObject({
  title: trimmedText(0, videoTitleMax).optional(),
  quality: videoQuality.optional(),
  kind: recordedKind.optional(),
  /** Less noise in the sound. */
  reduces_noise: queryBoolean.optional(),
});
export type VideoUploadFields = z.infer<typeof videoUploadFields>;

/** Sizes in bytes, duration in seconds, dimensions in pixels; null until processing knows them. */
export const videoUploadResult = z.object({
  videoProfileId: id,
  url: z.string(),
  thumbnailUrl: z.string(),
  originalName: z.string(),
  originalSize: z.int().min(0),
  finalSize: z.int().min(0).nullable(),
  duration: z.number().min(0).nullable(),
  dimensions: z.object({ width: z.int().min(1), height: z.int().min(1) }).nullable(),
  compressed: z.boolean().nullable(),
  metadata: z.object({ codec: z.string().nullable() }),
  status: apiVideoStatus,
});
export type VideoUploadResult = z.infer<typeof videoUploadResult>;

/**
 * `progress`: percent of processing, 0..100. `result` is present once COMPLETED, `error` once FAILED. `delayed`: it arrived, but
 * nothing has happened for minutes. `paused`: a fault on our side stopped it; it is retried automatically, and its owner has
 * nothing to do.
 */
export const videoStatus = z.object({
  id,
  status: apiVideoStatus,
  progress: z.int().min(0).max(100),
  delayed: z.boolean(),
  paused: z.boolean(),
  error: videoProblem.nullable(),
  result: videoUploadResult.nullable(),
});
export type VideoStatus = z.infer<typeof videoStatus>;

/**
 * Noise in the sound of a video. `reduced` is as its owner wants it. UNDER_WAY: its files are made again, and the earlier ones play
 * meanwhile. FAILED: that was given up, and the earlier ones stay. `changeable_until`: when the original is deleted; null if it cannot be
 * changed.
 */
export const videoNoise = z.object({
  reduced: z.boolean(),
  state: z.enum(['READY', 'UNDER_WAY', 'FAILED']),
  changeable_until: timestamp.nullable(),
});
export type VideoNoise = z.infer<typeof videoNoise>;

/** A video, as its owner sees it; both addresses are null until it can be watched. */
export const videoSummary = z.object({
  id,
  kind: videoKind,
  title: z.string(),
  description: z.string().nullable(),
  status: apiVideoStatus,
  progress: z.int().min(0).max(100),
  /** It arrived, but nothing has happened for minutes. */
  delayed: z.boolean(),
  /** A fault on our side stopped it; it is retried automatically. */
  paused: z.boolean(),
  duration: z.number().min(0).nullable(),
  width: z.int().min(1).nullable(),
  height: z.int().min(1).nullable(),
  created_at: timestamp,
  /** The mark "recorded here, live"; null without it. */
  recorded_live: recordedLive.nullable(),
  thumbnail_url: z.string().nullable(),
  stream_url: z.string().nullable(),
  visibility: z.enum(videoVisibilities),
  /** Null for a presentation in writing. */
  noise: videoNoise.nullable(),
  error: videoProblem.nullable(),
});
export type VideoSummary = z.infer<typeof videoSummary>;

export const myVideosQuery = pageQuery;
export type MyVideosQuery = z.infer<typeof myVideosQuery>;

/** Newest first. */
export const videosMy = pageOf('videos', videoSummary);
export type VideosMy = z.infer<typeof videosMy>;

/** Missing fields stay unchanged; a blank or null description clears it. */
export const updateVideoRequest = z.strictObject({
  title: trimmedText(1, videoTitleMax).optional(),
  description: nullableText(videoDescriptionMax).optional(),
  visibility: videoVisibility.optional(),
  /** Less noise in the sound. Its files are made again if that differs. */
  reduces_noise: z.boolean().optional(),
});
export type UpdateVideoRequest = z.infer<typeof updateVideoRequest>;

/**
 * Data for the player. `captions` and `chapters` are empty if there are none, `hlsUrl` is null without a ladder. TEXT has no addresses and no
 * size: its words are in `questions`.
 */
export const streamMetadata = z.object({
  kind: videoKind,
  streamUrl: z.string().nullable(),
  hlsUrl: z.string().nullable(),
  thumbnailStreamUrl: z.string().nullable(),
  /** WebVTT that maps times to thumbnails; null if there are none. */
  previewUrl: z.string().nullable(),
  captions: z.array(
    z.object({
      language: z.enum(['fr', 'en']),
      label: z.string(),
      url: z.string(),
      /** Machine-made, and not edited by the owner. */
      automatic: z.boolean(),
      /** A few sentences and words taken from the speech. */
      summary: z.string(),
      tags: z.array(z.string()),
    }),
  ),
  chapters: z.array(z.object({ title: z.string(), start: z.number().min(0), end: z.number().min(0).nullable() })),
  /** The owner's description. All texts here are scrubbed for viewers who see the owner masked. */
  description: z.string().nullable(),
  /** Questions of the video with written answers, in order. */
  questions: z.array(z.object({ text: z.string(), answer_text: z.string().nullable() })),
  title: z.string(),
  duration: z.number().min(0),
  width: z.int().min(1).nullable(),
  height: z.int().min(1).nullable(),
  /** The mark "recorded here, live"; null without it. */
  recorded_live: recordedLive.nullable(),
  /** The part of the owner that the caller may see; null if unknown. */
  user: z.object({ full_name: z.string(), avatar_url: z.string().nullable() }).nullable(),
  company: z.object({ name: z.string(), logo_url: z.string().nullable() }).nullable(),
});
export type StreamMetadata = z.infer<typeof streamMetadata>;

/** The server's limits, so that clients show the same ones, and the caller's usage. */
export const uploadInfo = z.object({
  video: z.object({
    max_size_bytes: z.int().min(1),
    max_duration_seconds: z.int().min(1),
    accepted_types: z.array(z.string()),
    accepted_extensions: z.array(z.string()),
    qualities: z.array(z.enum(videoQualities)),
    default_quality: z.enum(videoQualities),
  }),
  /** Recordings of sound alone, which have the limits of videos. */
  sound: z.object({ accepted_types: z.array(z.string()), accepted_extensions: z.array(z.string()) }),
  /** Portraits, logos and other pictures. */
  image: z.object({ max_size_bytes: z.int().min(1), accepted_types: z.array(z.string()) }),
  /** Résumés. */
  file: z.object({ max_size_bytes: z.int().min(1), accepted_extensions: z.array(z.string()) }),
  quota: z.object({
    uploads_per_day: z.int().min(1),
    uploads_left_today: z.int().min(0),
    storage_limit_bytes: z.int().min(1),
    storage_used_bytes: z.int().min(0),
    concurrent_processing: z.int().min(1),
  }),
});
export type UploadInfo = z.infer<typeof uploadInfo>;

/** Types that `DELETE /api/upload/{type}/{id}` can remove; `file` is a résumé. */
export const uploadType = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z.enum(['video', 'image', 'file']),
);
export type UploadType = z.infer<typeof uploadType>;

export const removed = z.object({ success: z.literal(true) });
export type Removed = z.infer<typeof removed>;
