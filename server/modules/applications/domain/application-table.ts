import { defineEntity, p } from '@mikro-orm/core';
import type { ApplicationSource } from './application-source.js';
import type { ClosedReason } from './closed-reason.js';
import type { KeptPosting } from './kept-posting.js';
import type { ApplicationStatus, OpenStatus } from './application-lifecycle.js';

/** The table of applications; `application.entity.ts` has the behaviour. */
export const ApplicationSchema = defineEntity({
  name: 'Application',
  tableName: 'application',
  properties: {
    id: p.uuid().primary(),
    jobId: p.uuid(),
    /** Copy of the posting's company. */
    companyId: p.uuid(),
    seekerId: p.uuid(),
    attempt: p.smallint(),
    status: p.text().$type<ApplicationStatus>(),
    coverLetter: p.text().strictNullable(),
    /** The video that the candidate attached. */
    videoId: p.uuid().strictNullable(),
    /** Where the candidate found the posting; null if unknown. */
    source: p.text().$type<ApplicationSource>().strictNullable(),
    appliedAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** When the company first opened it. */
    viewedAt: p.datetime(3).strictNullable(),
    /** When the company first answered. */
    firstAnswerAt: p.datetime(3).strictNullable(),
    rejectedFrom: p.text().$type<OpenStatus>().strictNullable(),
    /** When the refusal counts, five minutes before the candidate is notified. */
    rejectedAt: p.datetime(3).strictNullable(),
    /** The chosen time at which the candidate is notified; null if none was chosen, and afterwards. */
    tellAt: p.datetime(3).strictNullable(),
    /** The team's note with a refusal, shown to the candidate. */
    reason: p.text().strictNullable(),
    /** The words of the refusal as they were sent, in the candidate's language; null for older refusals. */
    refusalText: p.text().strictNullable(),
    /** The recruiter who accepted, and the credits they paid. */
    acceptedBy: p.uuid().strictNullable(),
    charged: p.smallint().strictNullable(),
    /** When the posting closed; null while it is open. The row is kept for three years after it. */
    jobClosedAt: p.datetime(3).strictNullable(),
    /** When the candidate closed their account: hidden from the company, and kept for three years after it. */
    leftAt: p.datetime(3).strictNullable(),
    /** When and why it ended with its posting; the status does not change. */
    closedAt: p.datetime(3).strictNullable(),
    closedReason: p.text().$type<ClosedReason>().strictNullable(),
    /** Last change that the candidate may know; a refusal that can be undone does not count. */
    candidateUpdatedAt: p.datetime(3).strictNullable(),
    /** The team's stage that it was last moved to; it holds while the status is the stage's. Never shown to the candidate. */
    stageId: p.text().strictNullable(),
    /** When and by whom it was moved there. */
    stageSince: p.datetime(3).strictNullable(),
    stageBy: p.uuid().strictNullable(),
    /** Increased by each move and decision. */
    stageVersion: p.integer().default(0),
    /** The posting's text when the candidate applied. */
    posting: p.json<KeptPosting>().strictNullable().lazy(),
  },
  uniques: [{ name: 'application_attempt_unique', properties: ['jobId', 'seekerId', 'attempt'] }],
  indexes: [
    {
      name: 'application_standing_unique',
      expression: `create unique index application_standing_unique on application (job_id, seeker_id) where status <> 'WITHDRAWN' and closed_reason is null`,
    },
    {
      name: 'application_seeker_id_index',
      expression: 'create index application_seeker_id_index on application (seeker_id, applied_at desc, id desc)',
    },
    {
      name: 'application_company_id_index',
      expression:
        'create index application_company_id_index on application (company_id, applied_at desc, id desc) include (first_answer_at, status) where left_at is null',
    },
    {
      name: 'application_job_id_index',
      expression: 'create index application_job_id_index on application (job_id, status) where left_at is null',
    },
    {
      name: 'application_answered_index',
      expression:
        'create index application_answered_index on application (company_id, first_answer_at) include (applied_at) where first_answer_at is not null',
    },
    {
      name: 'application_job_closed_at_index',
      expression:
        'create index application_job_closed_at_index on application (job_closed_at) where job_closed_at is not null',
    },
    {
      name: 'application_to_close_index',
      expression: `create index application_to_close_index on application (job_id) where job_closed_at is not null and closed_reason is null and left_at is null and status in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED')`,
    },
    {
      name: 'application_tell_at_index',
      expression: 'create index application_tell_at_index on application (tell_at, id) where tell_at is not null',
    },
    {
      name: 'application_left_at_index',
      expression: 'create index application_left_at_index on application (left_at) where left_at is not null',
    },
  ],
  checks: [
    {
      name: 'application_status_check',
      expression: `status in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')`,
    },
    {
      name: 'application_source_check',
      expression: `source in ('SEARCH', 'MATCHES', 'DASHBOARD', 'COMPANY_PAGE', 'WEB', 'LINK')`,
    },
    { name: 'application_attempt_check', expression: 'attempt >= 1 and attempt <= 50' },
    {
      name: 'application_cover_letter_check',
      expression: 'char_length(cover_letter) >= 1 and char_length(cover_letter) <= 5000',
    },
    {
      name: 'application_first_answer_at_check',
      expression: `status = 'WITHDRAWN' or (status = 'PENDING') = (first_answer_at is null)`,
    },
    {
      name: 'application_rejected_check',
      expression: `(status = 'REJECTED') = (rejected_from is not null) and (rejected_from is null) = (rejected_at is null) and (reason is null or rejected_at is not null)`,
    },
    {
      name: 'application_rejected_from_check',
      expression: `rejected_from in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED')`,
    },
    { name: 'application_tell_at_check', expression: `tell_at <= updated_at + '14 days'::interval` },
    { name: 'application_reason_check', expression: 'char_length(reason) >= 1 and char_length(reason) <= 1000' },
    {
      name: 'application_refusal_text_check',
      expression: 'char_length(refusal_text) >= 1 and char_length(refusal_text) <= 20000',
    },
    {
      name: 'application_accepted_check',
      expression: `(status = 'ACCEPTED') = (accepted_by is not null) and (accepted_by is null) = (charged is null)`,
    },
    { name: 'application_charged_check', expression: 'charged >= 0' },
    { name: 'application_stage_check', expression: `stage_id ~ '^[A-Za-z0-9-]{1,40}$'` },
    {
      name: 'application_closed_check',
      expression: `(closed_at is null) = (closed_reason is null) and (closed_reason is null or status in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'))`,
    },
    {
      name: 'application_closed_reason_check',
      expression: `closed_reason in ('JOB_REMOVED', 'JOB_PAUSED', 'JOB_EXPIRED', 'JOB_FILLED', 'JOB_CANCELLED', 'COMPANY_CLOSED')`,
    },
  ],
});
