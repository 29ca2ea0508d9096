import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

const payload = z.object({ job_id: z.uuid(), company_id: z.uuid() });

/** A posting became ACTIVE, so seekers can find it. */
export const jobPublished = defineEvent('jobs.job-published', payload);

/** The text of an ACTIVE posting changed. */
export const jobChanged = defineEvent('jobs.job-changed', payload);

/** A posting is no longer ACTIVE: paused, expired, returned to draft or removed. */
export const jobClosed = defineEvent('jobs.job-closed', payload);
