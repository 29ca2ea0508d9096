import type { FailureCode, FailureParams, VideoKind, Visibility } from '../domain/video.entity.js';
import type { RemakeState } from '../domain/remake-lifecycle.js';
import { presenceColumn, type PresenceMark } from './presence-mark.js';
import type { VideoState } from '../domain/video-lifecycle.js';

/** A video for its owner's screens. Sizes in bytes, duration in seconds. */
export interface VideoRow {
  readonly id: string;
  readonly kind: VideoKind;
  readonly title: string;
  readonly description: string | null;
  readonly visibility: Visibility;
  readonly status: VideoState;
  readonly progress: number;
  /** A fault on our side stopped it; it waits for a retry. */
  readonly is_paused: boolean;
  readonly failure_code: FailureCode | null;
  readonly failure_params: FailureParams | null;
  readonly original_name: string;
  readonly original_size: number;
  readonly source_codec: string | null;
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly final_size: number | null;
  /** The picture was copied without re-encoding. */
  readonly keeps_picture: boolean;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly has_original: boolean;
  /** Noise is reduced in its files. */
  readonly reduces_noise: boolean;
  /** The last time that its files were made again. */
  readonly remake: { readonly state: RemakeState; readonly reduces_noise: boolean } | null;
  readonly presence: PresenceMark | null;
  /** Last activity: arrival, a worker, or progress. */
  readonly updated_at: Date;
}

/** Columns of {@link VideoRow}; `v` is the video. */
export const videoColumns = `
  v.id, v.kind, v.title, v.status = 'uploaded' and exists (select 1 from video_fault x where x.video_id = v.id and x.tries > 0) as is_paused, v.description, v.visibility, v.status, v.progress, v.failure_code, v.failure_params,
  v.original_name, v.original_size::float8 as original_size, v.source_codec, v.duration, v.width, v.height, v.created_at, v.updated_at, v.finished_at, v.reduces_noise,${presenceColumn},
  (select jsonb_build_object('state', r.state, 'reduces_noise', r.reduces_noise) from video_remake r where r.video_id = v.id) as remake,
  exists (select 1 from media_file f where f.video_id = v.id and f.kind = 'original') as has_original,
  (select max(f.size_bytes)::float8 from media_file f where f.video_id = v.id and f.kind = 'rendition') as final_size,
  exists (select 1 from media_file f where f.video_id = v.id and f.kind = 'rendition' and f.label = 'kept') as keeps_picture`;
