import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OwnedFileKind } from '../domain/owned-file.entity.js';
import { presenceColumn, type PresenceMark } from './presence-mark.js';

export interface StoredFileOfOwner {
  readonly id: string;
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
}

/** A video with the owner's texts and its best file: the original while it is kept, else a rendition. */
export interface VideoOfOwner {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly visibility: string;
  readonly status: string;
  readonly original_name: string;
  readonly original_size: number;
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly created_at: Date | string;
  /** The drawn phrase of a recording with the mark "recorded here, live". */
  readonly presence: PresenceMark | null;
  readonly file: (StoredFileOfOwner & { readonly contentType: string }) | null;
}

/** Everything stored for a person, for their export. */
@Injectable()
export class FilesOfOwner {
  constructor(private readonly em: EntityManager) {}

  /** Oldest first. */
  async videos(ownerId: string): Promise<readonly VideoOfOwner[]> {
    return this.em.execute<VideoOfOwner[]>(
      `select v.id, v.kind, v.title, v.description, v.visibility, v.status, v.original_name, v.original_size::float8 as original_size,
              v.duration, v.width, v.height, v.created_at, ${presenceColumn},
              (select jsonb_build_object('id', f.id, 'storageKey', f.storage_key, 'size', f.size_bytes,
                                         'contentType', f.content_type)
                 from media_file f where f.video_id = v.id and f.kind in ('original', 'rendition')
                -- Several recordings in one file are nothing a player opens: what was made of them stands for them.
                order by f.kind = 'original' and coalesce(jsonb_typeof(v.original_parts) = 'array', false),
                         f.kind, f.size_bytes desc limit 1) as file
         from video v where v.owner_id = ? and v.status <> 'removed' order by v.created_at, v.id`,
      [ownerId],
    );
  }

  /** Questions, answers, transcripts and sets of questions, as written. */
  async words(ownerId: string): Promise<object> {
    const [row] = await this.em.execute<object[]>(
      `select coalesce((select jsonb_agg(jsonb_build_object('title', b.title, 'questions', b.questions) order by b.created_at)
                from question_block b where b.owner_id = v.owner_id), '[]') as question_blocks,
              coalesce((select jsonb_agg(jsonb_build_object('video_id', q.video_id, 'order', q.position,
                  'question_text', q.question_text, 'timestamp_start', q.starts_at, 'timestamp_end', q.ends_at,
                  'answer_text', q.answer_text) order by q.video_id, q.position)
                from video_question q join video o on o.id = q.video_id and o.status <> 'removed'
               where o.owner_id = v.owner_id), '[]') as questions,
              coalesce((select jsonb_agg(jsonb_build_object('video_id', t.video_id, 'language', t.language, 'vtt', t.vtt,
                  'text', t.body, 'summary', t.summary, 'tags', t.tags, 'visible', t.is_visible, 'automatic', t.is_automatic)
                  order by t.video_id, t.language)
                from video_transcript t join video o on o.id = t.video_id and o.status <> 'removed'
               where o.owner_id = v.owner_id), '[]') as transcripts
         from (select ?::uuid as owner_id) v`,
      [ownerId],
    );
    return row ?? {};
  }

  /** Current pictures and documents, oldest first. */
  async files(ownerId: string): Promise<readonly (StoredFileOfOwner & { readonly kind: OwnedFileKind })[]> {
    return this.em.execute(
      `select id, kind, storage_key as "storageKey", size_bytes::float8 as size
         from owned_file where owner_id = ? and removed_at is null order by created_at, id`,
      [ownerId],
    );
  }
}
