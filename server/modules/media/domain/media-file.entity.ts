import { defineEntity, p } from '@mikro-orm/core';
import { VideoSchema } from './video.entity.js';

/**
 * `original` is the uploaded file and is never served. We make the others: `rendition` plays alone, `stream` has the segments of
 * one rung unless a rendition has them too, `playlist` lists them, `sprite` is the sheet of thumbnails and `sprite-map` their times. `sound` is the
 * rendition without its picture.
 */
export const mediaFileKinds = [
  'original',
  'rendition',
  'poster',
  'stream',
  'playlist',
  'sprite',
  'sprite-map',
  'sound',
] as const;
export type MediaFileKind = (typeof mediaFileKinds)[number];

const MediaFileSchema = defineEntity({
  name: 'MediaFile',
  tableName: 'media_file',
  properties: {
    /** Also the entity tag, because stored content never changes. */
    id: p.uuid().primary(),
    videoId: () =>
      p
        .manyToOne(VideoSchema)
        .mapToPk()
        .fieldName('video_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('media_file_video_id_foreign')
        .index('media_file_video_id_index'),
    kind: p.text().$type<MediaFileKind>(),
    /** Which one of its kind: `720p`; empty if there is only one. */
    label: p.text(),
    /** The rung whose segments are in it, behind the index of the whole file; null if they are a file of their own. */
    rung: p.text().nullable(),
    storageKey: p.text(),
    contentType: p.text(),
    sizeBytes: p.bigint('number'),
    sha256: p.character().length(64),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    createdAt: p.datetime(3),
  },
  uniques: [
    { name: 'media_file_storage_key_unique', properties: ['storageKey'] },
    { name: 'media_file_video_kind_label_unique', properties: ['videoId', 'kind', 'label'] },
  ],
  checks: [
    {
      name: 'media_file_kind_check',
      expression: "kind in ('original', 'rendition', 'poster', 'stream', 'playlist', 'sprite', 'sprite-map', 'sound')",
    },
    { name: 'media_file_label_check', expression: 'char_length(label) <= 20' },
    { name: 'media_file_rung_check', expression: "rung is null or (kind = 'rendition' and char_length(rung) <= 20)" },
    { name: 'media_file_size_bytes_check', expression: 'size_bytes > 0' },
    { name: 'media_file_sha256_check', expression: "sha256 ~ '^[0-9a-f]{64}$'" },
    {
      name: 'media_file_dimensions_check',
      expression: '(width is null) = (height is null) and width > 0 and height > 0',
    },
  ],
});

export interface NewMediaFile {
  readonly id: string;
  readonly videoId: string;
  readonly kind: MediaFileKind;
  readonly label?: string;
  readonly rung?: string;
  readonly storageKey: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly width?: number;
  readonly height?: number;
}

/** One stored file of a video. Immutable: a new attempt makes a new file. */
export class MediaFile extends MediaFileSchema.class {
  static store({ size, label = '', rung, width, height, ...file }: NewMediaFile, now: Date): MediaFile {
    const stored = new MediaFile();
    return Object.assign(stored, {
      ...file,
      label,
      rung: rung ?? null,
      sizeBytes: size,
      width: width ?? null,
      height: height ?? null,
      createdAt: now,
    });
  }
}

MediaFileSchema.setClass(MediaFile);
export { MediaFileSchema };
