import {
  type ApplicationSourceName,
  type ApplyRequest,
  LONGEST_COVER_LETTER,
} from '@modules/applications/http/applications.contract';
import { z } from 'zod';

export const applyForm = z.object({
  cover_letter: z.string().trim().max(LONGEST_COVER_LETTER),
  video_profile_id: z.string(),
});
export type ApplyForm = z.output<typeof applyForm>;
export const emptyApplication: ApplyForm = { cover_letter: '', video_profile_id: '' };

/** Parses a stored draft; null if it has another shape. */
export function typedApplication(kept: unknown): ApplyForm | null {
  const read = applyForm.safeParse(kept);
  return read.success ? read.data : null;
}

export function applyBody(
  jobId: string,
  { cover_letter: letter, video_profile_id: video }: ApplyForm,
  source?: ApplicationSourceName,
): ApplyRequest {
  return {
    job_id: jobId,
    ...(letter !== '' && { cover_letter: letter }),
    ...(video !== '' && { video_profile_id: video }),
    ...(source !== undefined && { source }),
  };
}
