import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';
import { VideoSchema } from './video.entity.js';

export type SpokenLanguage = 'fr' | 'en';

const VideoTranscriptSchema = defineEntity({
  name: 'VideoTranscript',
  tableName: 'video_transcript',
  properties: {
    videoId: () =>
      p
        .manyToOne(VideoSchema)
        .mapToPk()
        .primary()
        .fieldName('video_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('video_transcript_video_id_foreign'),
    language: p.text().$type<SpokenLanguage>().primary(),
    /** WebVTT as served: written by us from the parsed cues, never the original text. */
    vtt: p.text(),
    /** The text without times. */
    body: p.text(),
    summary: p.text(),
    tags: p.json<readonly string[]>(),
    /** Only the owner sees it before this. */
    isVisible: p.boolean(),
    /** Machine-made and not edited since. */
    isAutomatic: p.boolean(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  checks: [
    { name: 'video_transcript_language_check', expression: "language in ('fr', 'en')" },
    { name: 'video_transcript_vtt_check', expression: 'char_length(vtt) >= 1 and char_length(vtt) <= 200000' },
    { name: 'video_transcript_body_check', expression: 'char_length(body) <= 100000' },
    { name: 'video_transcript_summary_check', expression: 'char_length(summary) <= 2000' },
    {
      name: 'video_transcript_tags_check',
      expression: `jsonb_typeof(tags) = 'array' and jsonb_array_length(tags) <= 20`,
    },
  ],
});

export interface Words {
  readonly vtt: string;
  readonly body: string;
  readonly summary: string;
  readonly tags: readonly string[];
}

/** The transcript of a video in one language. */
export class VideoTranscript extends VideoTranscriptSchema.class {
  declare [PrimaryKeyProp]?: ['videoId', 'language'];

  static of(
    transcript: Words & { videoId: string; language: SpokenLanguage; isVisible: boolean; isAutomatic: boolean },
    now: Date,
  ): VideoTranscript {
    return Object.assign(new VideoTranscript(), { ...transcript, createdAt: now, updatedAt: now });
  }

  /** Stores the owner's text, which is no longer automatic. */
  edit(words: Words, isVisible: boolean | undefined, now: Date): void {
    Object.assign(this, { ...words, isAutomatic: false, updatedAt: now });
    if (isVisible !== undefined) this.isVisible = isVisible;
  }
}

VideoTranscriptSchema.setClass(VideoTranscript);
export { VideoTranscriptSchema };
