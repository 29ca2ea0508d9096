import { z } from 'zod';
import {
  type OwnTranscript,
  type PutTranscriptRequest,
  summaryMax,
  tagMax,
  tagsMax,
  type TranscriptLanguage,
  vttMax,
} from '@modules/media/http/transcript.contract';

/** The form's schema; the server checks the same. */
export const captionsSchema = z.object({
  vtt: z.string().trim().min(1).max(vttMax),
  summary: z.string().trim().max(summaryMax),
  tags: z.array(z.string().trim().min(1).max(tagMax)).max(tagsMax),
  visible: z.boolean(),
});
export type Captions = z.infer<typeof captionsSchema>;

/** A draft of captions, if it still has the form's fields; limits apply only on saving. */
export function typedCaptions(kept: unknown): Captions | null {
  const fields = { vtt: z.string(), summary: z.string(), tags: z.array(z.string()), visible: z.boolean() };
  const parsed = z.object(fields).safeParse(kept);
  return parsed.success ? parsed.data : null;
}

export function captionsValues(transcript: OwnTranscript | null): Captions {
  return {
    vtt: transcript?.vtt ?? 'WEBVTT\n\n',
    summary: transcript?.summary ?? '',
    tags: transcript?.tags ?? [],
    visible: transcript?.visible ?? true,
  };
}

/**
 * The request body. It sends what the form shows, so that the owner's words are not lost with the next correction. Left out, and
 * so derived from the current captions: a blank summary, keywords that came without the new captions, and machine-made texts that
 * no person edited.
 */
export function captionsBody(
  { vtt, summary, tags, visible }: Captions,
  language: TranscriptLanguage,
  before: OwnTranscript | null,
): PutTranscriptRequest {
  const isByMachine = before?.automatic === true;
  const isSummaryDrawn = summary === '' || (isByMachine && summary === before.summary);
  const areTagsDrawn = before === null ? tags.length === 0 : isByMachine && isSameList(tags, before.tags);
  return { language, vtt, visible, ...(!isSummaryDrawn && { summary }), ...(!areTagsDrawn && { tags }) };
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);
