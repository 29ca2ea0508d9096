import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A person and a posting were matched for the first time. Sent once per pair. */
export const matchProposed = defineEvent(
  'matching.match-proposed',
  z.object({ match_id: z.uuid(), seeker_id: z.uuid(), job_id: z.uuid(), company_id: z.uuid() }),
);

/** A company paid to be introduced to somebody. */
export const matchIntroduced = defineEvent(
  'matching.match-introduced',
  z.object({ match_id: z.uuid(), seeker_id: z.uuid(), job_id: z.uuid(), company_id: z.uuid() }),
);

/** A status changed. `status` is the new one; `job_id` is null if they agreed without a posting. */
export const matchAnswered = defineEvent(
  'matching.match-answered',
  z.object({
    match_id: z.uuid(),
    seeker_id: z.uuid(),
    job_id: z.uuid().nullable(),
    company_id: z.uuid(),
    status: z.enum(['ACCEPTED', 'MATCHED', 'REJECTED', 'HIRED', 'CANCELLED']),
    /**
     * The side that answered the match itself. Absent if the change comes from an application or a reservation, which send their
     * own event.
     */
    by: z.enum(['SEEKER', 'RECRUITER']).optional(),
  }),
);
