import { defineEntity, p } from '@mikro-orm/core';
import { goneTrigger } from './gone-trigger.js';
import type { Quality } from './encoding-profiles.js';
import type { KeptSpans } from './kept-span.js';
import type { VideoKind } from './video.entity.js';

const VideoUploadSchema = defineEntity({
  name: 'VideoUpload',
  tableName: 'video_upload',
  properties: {
    /** Becomes the video's id. */
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    /** Becomes the original file's id. Known in advance, so that finishing twice gives the same file. */
    fileId: p.uuid(),
    /** AUDIO: the sender asked to keep only the sound. */
    kind: p.text().$type<Exclude<VideoKind, 'TEXT'>>().default('VIDEO'),
    /** Bytes. */
    length: p.bigint('number'),
    fileName: p.text(),
    title: p.text(),
    quality: p.text().$type<Quality>(),
    /** Bytes of each recording in it, in order; null for one file. */
    parts: p.json<readonly number[]>().nullable(),
    /** The kept span of each recording, if any is trimmed. */
    kept: p.json<KeptSpans>().nullable(),
    /** Whether the sender wants less noise in the sound. */
    reducesNoise: p.boolean().default(false),
    /** The sender's metadata, returned unchanged (tus: `Upload-Metadata`). */
    metadata: p.json<Readonly<Record<string, string | null>>>(),
    /** SHA-256 of the token that replaces the session for this upload. */
    tokenHash: p.character().length(64),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
    finishedAt: p.datetime(3).nullable(),
    /** Current writer, end of its lock, and whether another waits: see the lock. */
    lockToken: p.uuid().nullable(),
    lockedUntil: p.datetime(3).nullable(),
    lockWanted: p.boolean(),
  },
  indexes: [
    { name: 'video_upload_owner_id_index', properties: ['ownerId', 'finishedAt'] },
    { name: 'video_upload_expires_at_index', properties: ['expiresAt'] },
  ],
  triggers: [goneTrigger('video_upload', 'upload')],
  checks: [
    { name: 'video_upload_kind_check', expression: "kind in ('VIDEO', 'AUDIO')" },
    { name: 'video_upload_length_check', expression: 'length > 0' },
    { name: 'video_upload_file_name_check', expression: 'char_length(file_name) <= 255' },
    { name: 'video_upload_title_check', expression: 'char_length(title) >= 1 and char_length(title) <= 120' },
    { name: 'video_upload_quality_check', expression: "quality in ('low', 'medium', 'high')" },
    { name: 'video_upload_token_hash_check', expression: "token_hash ~ '^[0-9a-f]{64}$'" },
    {
      name: 'video_upload_kept_check',
      expression:
        "jsonb_typeof(kept) = 'array' and jsonb_array_length(kept) = case jsonb_typeof(parts) when 'array' then jsonb_array_length(parts) else 1 end and jsonb_array_length(jsonb_path_query_array(kept, '$[*] ? (@ == null || (@.from >= 0 && @.to > @.from))')) = jsonb_array_length(kept)",
    },
    { name: 'video_upload_lock_check', expression: '(lock_token is null) = (locked_until is null)' },
  ],
});

export interface NewVideoUpload {
  readonly id: string;
  readonly ownerId: string;
  readonly fileId: string;
  readonly kind: Exclude<VideoKind, 'TEXT'>;
  readonly length: number;
  readonly fileName: string;
  readonly title: string;
  readonly quality: Quality;
  readonly parts: readonly number[] | null;
  readonly kept: KeptSpans | null;
  readonly reducesNoise: boolean;
  readonly metadata: Readonly<Record<string, string | null>>;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

/** A video that is uploaded in pieces. Only the storage knows how many bytes have arrived. */
export class VideoUpload extends VideoUploadSchema.class {
  static begin(upload: NewVideoUpload, now: Date): VideoUpload {
    return Object.assign(new VideoUpload(), {
      ...upload,
      createdAt: now,
      finishedAt: null,
      lockToken: null,
      lockedUntil: null,
      lockWanted: false,
    });
  }

  finish(now: Date): void {
    this.finishedAt = now;
  }
}

VideoUploadSchema.setClass(VideoUpload);
export { VideoUploadSchema };
