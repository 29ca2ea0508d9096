import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A new application, or a step of one. `status` is the new status; `by` is who caused it. */
export const applicationChanged = defineEvent(
  'applications.application-changed',
  z.object({
    application_id: z.uuid(),
    seeker_id: z.uuid(),
    job_id: z.uuid(),
    company_id: z.uuid(),
    status: z.enum(['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN']),
    by: z.enum(['CANDIDATE', 'COMPANY', 'SYSTEM']),
    /** True while the candidate may not know: a refusal that can be undone, or its undoing. */
    unseen: z.boolean().optional(),
    /** Why it ended with its posting. */
    closed_reason: z
      .enum(['JOB_REMOVED', 'JOB_PAUSED', 'JOB_EXPIRED', 'JOB_FILLED', 'JOB_CANCELLED', 'COMPANY_CLOSED'])
      .optional(),
  }),
  // Version 2 adds JOB_CANCELLED, which older code cannot read.
  [(payload) => payload],
);

/** An offer changed. The first offer is reported by `applicationChanged` with OFFERED. */
export const offerChanged = defineEvent(
  'applications.offer-changed',
  z.object({
    application_id: z.uuid(),
    seeker_id: z.uuid(),
    job_id: z.uuid(),
    version: z.int().min(1),
    change: z.enum(['CHANGED', 'WITHDRAWN', 'EXPIRED', 'ACCEPTED', 'DECLINED', 'QUESTION']),
    /** Distinguishes several questions from each other. */
    at: z.iso.datetime(),
  }),
);

/** An automatic action of a stage is carried out: who is contacted, and about what. */
export const stageActionDue = defineEvent(
  'applications.stage-action-due',
  z.object({
    action_id: z.uuid(),
    application_id: z.uuid(),
    seeker_id: z.uuid(),
    job_id: z.uuid(),
    company_id: z.uuid(),
    kind: z.enum(['ASK_ANSWERS', 'PROPOSE_TIMES', 'REMIND_AFTER']),
    whom: z.enum(['TEAM', 'CANDIDATE']),
  }),
);

/** News about an interview for those who take part: a reminder for both sides, or a change for members of the team. */
export const interviewNews = defineEvent(
  'applications.interview-news',
  z.object({
    interview_id: z.uuid(),
    application_id: z.uuid(),
    seeker_id: z.uuid(),
    job_id: z.uuid(),
    company_id: z.uuid(),
    news: z.enum(['REMINDER', 'ADDED', 'MOVED', 'CANCELLED', 'REMOVED']),
    /** Members of the team. */
    account_ids: z.array(z.uuid()).max(100),
    /** Distinguishes several of a kind: how long before, or which change. */
    key: z.string().min(1).max(60),
    /** For a reminder. */
    starts_at: z.iso.datetime().optional(),
  }),
);

/** A note of the company's team mentions colleagues. */
export const noteMentioned = defineEvent(
  'applications.note-mentioned',
  z.object({
    note_id: z.uuid(),
    application_id: z.uuid(),
    job_id: z.uuid(),
    company_id: z.uuid(),
    account_ids: z.array(z.uuid()).max(20),
  }),
);
