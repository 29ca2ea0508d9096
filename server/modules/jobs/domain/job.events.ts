import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

const payload = z.object({ job_id: z.uuid(), company_id: z.uuid() });

/** A posting became ACTIVE: seekers can find it from now on. */
export const jobPublished = defineEvent('jobs.job-published', payload);

/** What an ACTIVE posting says changed. */
export const jobChanged = defineEvent('jobs.job-changed', payload);

/** A posting left ACTIVE: paused, expired, taken back to draft or removed. */
export const jobClosed = defineEvent('jobs.job-closed', payload);
