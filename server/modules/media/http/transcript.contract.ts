import { z } from 'zod';
import { timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';

export const transcriptLanguages = ['fr', 'en'] as const;
export const transcriptLanguage = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.enum(transcriptLanguages),
);
export type TranscriptLanguage = (typeof transcriptLanguages)[number];

/** Longest texts, in characters: an hour of speech is some 60,000 with its times. */
export const vttMax = 200_000;
export const transcriptTextMax = 50_000;
export const summaryMax = 2_000;
export const tagMax = 60;
export const tagsMax = 20;

/** What was said in a video, in one language. The words are the owner's: nobody else reads them until they are visible. */
export const transcript = z.object({
  language: z.enum(transcriptLanguages),
  /** WebVTT, as it is served. */
  vtt: z.string(),
  /** The words without times. */
  text: z.string(),
  visible: z.boolean(),
  /** Written by a machine and not yet edited by the owner; whoever reads it is told so. */
  automatic: z.boolean(),
  /** Sentences and words chosen from the text, never made up; the owner may write others. */
  summary: z.string(),
  /** Names of skills and occupations, and no other words. */
  tags: z.array(z.string()),
  updated_at: timestamp,
});
export type Transcript = z.infer<typeof transcript>;

/** The transcript that was asked for, or the latest one, and every language there is. */
export const ownTranscript = transcript.extend({
  languages: z.array(z.enum(transcriptLanguages)),
  /** Captions that go beyond the end of the video, whose length was not known when they were written. They are not shown. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type OwnTranscript = z.infer<typeof ownTranscript>;

export const transcriptQuery = z.strictObject({ language: transcriptLanguage.optional() });
export type TranscriptQuery = z.infer<typeof transcriptQuery>;

/** Text left out is taken from the captions, summary and tags from the text; visible left out stays as it was, and is true at first. */
export const putTranscriptRequest = z.strictObject({
  language: transcriptLanguage,
  vtt: z.string().min(1).max(vttMax),
  text: trimmedText(0, transcriptTextMax).optional(),
  visible: z.boolean().optional(),
  summary: trimmedText(0, summaryMax).optional(),
  tags: z.array(trimmedText(1, tagMax)).max(tagsMax).optional(),
});
export type PutTranscriptRequest = z.infer<typeof putTranscriptRequest>;
