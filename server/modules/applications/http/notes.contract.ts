import { z } from 'zod';
import { id, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';

export const person = z.object({ id, full_name: z.string() });
export type NotePerson = z.infer<typeof person>;

export const applicationNote = z.object({
  id,
  /** Null if the person left the platform. */
  author: z.string().nullable(),
  is_yours: z.boolean(),
  text: z.string(),
  /** Names of mentioned colleagues. */
  mentions: z.array(z.string()),
  created_at: timestamp,
});
export type ApplicationNote = z.infer<typeof applicationNote>;

/** Oldest first. `people` can be mentioned. */
export const applicationNotes = z.object({ notes: z.array(applicationNote), people: z.array(person) });
export type ApplicationNotes = z.infer<typeof applicationNotes>;

/** `mentions` are ids of colleagues who may read the application. */
export const writeNoteRequest = z.strictObject({
  text: trimmedText(1, 4000),
  mentions: z.array(id).max(20).optional(),
});
export type WriteNoteRequest = z.output<typeof writeNoteRequest>;
