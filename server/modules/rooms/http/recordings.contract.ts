import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';

/** UPLOADING: its file has not arrived yet. PROCESSING: it is being converted. */
export const recordingStates = ['UPLOADING', 'PROCESSING', 'READY', 'FAILED'] as const;

export const interviewRecording = z.object({
  id,
  state: z.enum(recordingStates),
  /** For the player, as soon as it is READY. */
  video_id: id.nullable(),
  recorded_at: timestamp,
  /** Seconds, as soon as it is READY. */
  duration: z.number().nullable(),
});
export type InterviewRecording = z.infer<typeof interviewRecording>;

/** `GET /api/interviews/{id}/recordings`: those that the caller is in, oldest first. */
export const interviewRecordings = z.object({
  recordings: z.array(interviewRecording),
  /** Of the posting. */
  title: z.string(),
});
export type InterviewRecordings = z.infer<typeof interviewRecordings>;

export const recordingRemoved = z.object({ success: z.literal(true) });
