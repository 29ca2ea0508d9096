import { z } from 'zod';
import { id } from '../../../platform/contract/fields.contract.js';

/** The purpose for which the credits of a statement line were spent, so that the client can open it. */
export const spending = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('APPLICATION'), application_id: id, job_id: id }),
  /** The two people's ids, joined by an underscore. */
  z.object({ kind: z.literal('CONVERSATION'), conversation_id: z.string() }),
  z.object({ kind: z.literal('CANDIDATE'), candidate_id: id }),
]);
export type Spending = z.output<typeof spending>;
