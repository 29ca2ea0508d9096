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
    /** True while the candidate may know nothing of it: a refusal that can be taken back, and taking it back. */
    unseen: z.boolean().optional(),
    /** Why it ended with its posting. */
    closed_reason: z.enum(['JOB_REMOVED', 'JOB_PAUSED', 'JOB_EXPIRED', 'JOB_FILLED', 'COMPANY_CLOSED']).optional(),
  }),
);

/** Something became of an offer. The first one is told by `applicationChanged` with OFFERED. */
export const offerChanged = defineEvent(
  'applications.offer-changed',
  z.object({
    application_id: z.uuid(),
    seeker_id: z.uuid(),
    job_id: z.uuid(),
    version: z.int().min(1),
    change: z.enum(['CHANGED', 'WITHDRAWN', 'EXPIRED', 'ACCEPTED', 'DECLINED', 'QUESTION']),
    /** Each question is asked once: tells one from the next. */
    at: z.iso.datetime(),
  }),
);
