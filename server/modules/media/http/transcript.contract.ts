import { z } from 'zod';
import { timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';

export const transcriptLanguages = ['fr', 'en'] as const;
export const transcriptLanguage = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.enum(transcriptLanguages),
);
export type TranscriptLanguage = (typeof transcriptLanguages)[number];

/** Max lengths in characters: an hour of speech has about 60,000 with its times. */
export const vttMax = 200_000;
export const transcriptTextMax = 50_000;
export const summaryMax = 2_000;
export const tagMax = 60;
export const tagsMax = 20;

/** The transcript of a video in one language. Only the owner sees it until it is visible. */
export const transcript = z.object({
  language: z.enum(transcriptLanguages),
  /** WebVTT as served. */
  vtt: z.string(),
  /** The text without times. */
  text: z.string(),
  visible: z.boolean(),
  /** Machine-made and not edited by the owner; readers are informed. */
  automatic: z.boolean(),
  /** Sentences taken from the text, or written by the owner. */
  summary: z.string(),
  /** Names of skills and occupations only. */
  tags: z.array(z.string()),
  updated_at: timestamp,
});
export type Transcript = z.infer<typeof transcript>;

/** The requested or the latest transcript, and all available languages. */
export const ownTranscript = transcript.extend({
  languages: z.array(z.enum(transcriptLanguages)),
  /** Captions after the end of the video, whose length was unknown when they were written. They are not shown. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type OwnTranscript = z.infer<typeof ownTranscript>;

export const transcriptQuery = z.strictObject({ language: transcriptLanguage.optional() });
export type TranscriptQuery = z.infer<typeof transcriptQuery>;

/**
 * Missing text is taken from the captions, summary and tags from the text. Missing `visible` stays unchanged, and is true at
 * first.
 */
export const putTranscriptRequest = z.strictObject({
  language: transcriptLanguage,
  vtt: z.string().min(1).max(vttMax),
  text: trimmedText(0, transcriptTextMax).optional(),
  visible: z.boolean().optional(),
  summary: trimmedText(0, summaryMax).optional(),
  tags: z.array(trimmedText(1, tagMax)).max(tagsMax).optional(),
});
export type PutTranscriptRequest = z.infer<typeof putTranscriptRequest>;
