import { z } from 'zod';
import { videoQuality } from '@modules/media/http/media.contract';
import { questionInput } from '@modules/media/http/questions.contract';

/** A page needs these fields to end an upload that went on without it. */
const keptVideo = z.object({
  title: z.string(),
  quality: videoQuality,
  reducesNoise: z.boolean().exactOptional(),
  isSoundOnly: z.boolean().exactOptional(),
  presence: z.string().exactOptional(),
  questions: z.array(questionInput),
  parts: z.array(z.number()).exactOptional(),
  kept: z.string().exactOptional(),
  jobId: z.string().exactOptional(),
  recordingId: z.string().exactOptional(),
});
export type KeptVideo = z.infer<typeof keptVideo>;

/** The part of a video that can be stored. */
export const keptVideoOf = (video: object): KeptVideo => keptVideo.parse(video);

/** Null for one of another version that cannot be read. */
export const readKeptVideo = (value: unknown): KeptVideo | null => keptVideo.safeParse(value).data ?? null;
