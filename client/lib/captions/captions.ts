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

/** The form's shape; the server checks the same. */
export const captionsSchema = z.object({
  vtt: z.string().trim().min(1).max(vttMax),
  summary: z.string().trim().max(summaryMax),
  tags: z.array(z.string().trim().min(1).max(tagMax)).max(tagsMax),
  visible: z.boolean(),
});
export type Captions = z.infer<typeof captionsSchema>;

/** Captions kept as a draft, when they still have the form's fields; limits are for when they are saved. */
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
 * What goes to the server. What the form shows is what is kept, or an owner's own words would be lost with the next
 * correction. Left out, and so drawn from the captions as they are now: a summary that is blank, keywords that new captions
 * came without, and what a machine drew from its own captions and nobody touched.
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
