import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { VideoState } from '../domain/video-lifecycle.js';
import { type Playback, type ShownMark, shownMark } from '../queries/get-playback.query.js';
import type { VideoRow } from '../queries/video-row.js';
import type { RecordedLive } from './presence.contract.js';
import type {
  ApiVideoStatus,
  StreamMetadata,
  VideoNoise,
  VideoProblem,
  VideoStatus,
  VideoSummary,
  VideoUploadResult,
} from './media.contract.js';

const statusOf: Readonly<Record<Exclude<VideoState, 'removed'>, ApiVideoStatus>> = {
  'awaiting-upload': 'PENDING',
  uploaded: 'PENDING',
  processing: 'PROCESSING',
  completed: 'COMPLETED',
  failed: 'FAILED',
};

const noiseStates = { waiting: 'UNDER_WAY', done: 'READY', failed: 'FAILED' } as const;

const underWay: ReadonlySet<VideoState> = new Set(['uploaded', 'processing']);

const streamUrl = (id: string): string => `/api/stream/video/${id}`;
const thumbnailUrl = (id: string): string => `/api/stream/thumbnail/${id}`;
const apiStatus = ({ status }: VideoRow): ApiVideoStatus => (status === 'removed' ? 'FAILED' : statusOf[status]);

function noiseOf({
  status,
  has_original: hasOriginal,
  finished_at: at,
  reduces_noise: reduced,
  remake,
}: VideoRow): VideoNoise {
  const until = status === 'completed' && hasOriginal && at !== null ? new Date(at) : null;
  return {
    reduced: remake?.state === 'waiting' ? remake.reduces_noise : reduced,
    state: remake ? noiseStates[remake.state] : 'READY',
    changeable_until: until && new Date(until.getTime() + mediaLimits.originalRetentionSeconds * 1000).toISOString(),
  };
}

/** Maps rows to the contract. */
@Injectable()
export class VideoPresenter {
  constructor(
    private readonly translator: Translator,
    private readonly clock: Clock,
  ) {}

  summary(row: VideoRow, language: Language): VideoSummary {
    const isCompleted = row.status === 'completed';
    const hasFiles = isCompleted && row.kind !== 'TEXT';
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      description: row.description,
      status: apiStatus(row),
      progress: row.progress,
      delayed: this.#isDelayed(row),
      paused: row.is_paused,
      duration: row.duration,
      width: row.width,
      height: row.height,
      created_at: new Date(row.created_at).toISOString(),
      recorded_live: this.#live(row.presence && shownMark(row.presence, row.kind, false), language),
      thumbnail_url: hasFiles ? thumbnailUrl(row.id) : null,
      stream_url: hasFiles ? streamUrl(row.id) : null,
      visibility: row.visibility,
      noise: row.kind === 'TEXT' ? null : noiseOf(row),
      error: this.#problem(row, language),
    };
  }

  uploadResult(row: VideoRow): VideoUploadResult {
    const { width, height } = row;
    return {
      videoProfileId: row.id,
      url: streamUrl(row.id),
      thumbnailUrl: thumbnailUrl(row.id),
      originalName: row.original_name,
      originalSize: row.original_size,
      finalSize: row.final_size,
      duration: row.duration,
      dimensions: width !== null && height !== null ? { width, height } : null,
      compressed: row.status === 'completed' ? !row.keeps_picture : null,
      metadata: { codec: row.source_codec },
      status: apiStatus(row),
    };
  }

  status(row: VideoRow, language: Language): VideoStatus {
    return {
      id: row.id,
      status: apiStatus(row),
      progress: row.progress,
      delayed: this.#isDelayed(row),
      paused: row.is_paused,
      error: this.#problem(row, language),
      result: row.status === 'completed' ? this.uploadResult(row) : null,
    };
  }

  metadata(
    { id, kind, title, duration, width, height, owner, ...playback }: Playback,
    language: Language,
  ): StreamMetadata {
    const { user, company } = owner;
    const { hasStreams, captions, chapters, description, questions } = playback;
    const hasFiles = kind !== 'TEXT';
    return {
      kind,
      streamUrl: hasFiles ? streamUrl(id) : null,
      hlsUrl: hasStreams ? `/api/stream/hls/${id}/main.m3u8` : null,
      thumbnailStreamUrl: hasFiles ? thumbnailUrl(id) : null,
      previewUrl: hasStreams && kind === 'VIDEO' ? `/api/stream/hls/${id}/sprite.vtt` : null,
      captions: captions.map(({ language, automatic, summary, tags }) => ({
        language,
        // In the captions' language, for people who can read them.
        label: this.translator.text(automatic ? 'MEDIA.CAPTIONS_AUTOMATIC' : 'MEDIA.CAPTIONS', language),
        url: `/api/stream/captions/${id}/${language}.vtt`,
        automatic,
        summary,
        tags,
      })),
      chapters: [...chapters],
      description,
      questions: questions.map(({ text, answerText }) => ({ text, answer_text: answerText })),
      title,
      duration,
      width,
      height,
      recorded_live: this.#live(playback.recordedLive, language),
      user: user && { full_name: user.fullName, avatar_url: user.avatarUrl },
      company: company && { name: company.name, logo_url: company.logoUrl },
    };
  }

  /** The gesture in the reader's language; the phrase as it was shown. */
  #live(mark: ShownMark | null, language: Language): RecordedLive | null {
    if (!mark) return null;
    const gesture = mark.gesture && this.translator.text(`MEDIA.PRESENCE_GESTURE_${mark.gesture}`, language);
    return { drawn_at: new Date(mark.drawnAt).toISOString(), phrase: mark.phrase, language: mark.language, gesture };
  }

  #isDelayed({ status, is_paused: isPaused, updated_at: at }: VideoRow): boolean {
    return (
      !isPaused &&
      underWay.has(status) &&
      this.clock.now().getTime() - new Date(at).getTime() > mediaLimits.delayedSeconds * 1000
    );
  }

  #problem({ failure_code: code, failure_params: params }: VideoRow, language: Language): VideoProblem | null {
    return code && { code, message: this.translator.text(code, language, params ?? {}) };
  }
}
