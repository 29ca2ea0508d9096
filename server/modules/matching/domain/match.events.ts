import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** Somebody and a posting were put together for the first time; never twice for the same pair. */
export const matchProposed = defineEvent(
  'matching.match-proposed',
  z.object({ match_id: z.uuid(), seeker_id: z.uuid(), job_id: z.uuid(), company_id: z.uuid() }),
);

/** A company paid to be introduced to somebody. */
export const matchIntroduced = defineEvent(
  'matching.match-introduced',
  z.object({ match_id: z.uuid(), seeker_id: z.uuid(), job_id: z.uuid(), company_id: z.uuid() }),
);

/** One of the two answered. `status` is the status after it; `job_id` is null where they agreed without a posting. */
export const matchAnswered = defineEvent(
  'matching.match-answered',
  z.object({
    match_id: z.uuid(),
    seeker_id: z.uuid(),
    job_id: z.uuid().nullable(),
    company_id: z.uuid(),
    status: z.enum(['ACCEPTED', 'MATCHED', 'REJECTED', 'HIRED', 'CANCELLED']),
    /** Whose answer to the match itself it was; absent where it follows from an application or a reservation, which tell of it. */
    by: z.enum(['SEEKER', 'RECRUITER']).optional(),
  }),
);
