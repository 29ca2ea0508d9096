import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** Somebody applied, or an application moved on. `status` is the status after it; who caused it is `by`. */
export const applicationChanged = defineEvent(
  'applications.application-changed',
  z.object({
    application_id: z.uuid(),
    seeker_id: z.uuid(),
    job_id: z.uuid(),
    company_id: z.uuid(),
    status: z.enum(['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN']),
    by: z.enum(['CANDIDATE', 'COMPANY', 'SYSTEM']),
  }),
);
