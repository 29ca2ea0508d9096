import { defineEntity, p } from '@mikro-orm/core';
import { JobSchema } from './job.entity.js';

/** Max saved postings of a person. Each takes one slot, and the database enforces the limit. */
export const MAX_SAVED_JOBS = 500;

/** A posting that a person keeps. Nobody else sees it: no figure of the posting counts it. */
export const SavedJobSchema = defineEntity({
  name: 'SavedJob',
  tableName: 'saved_job',
  properties: {
    accountId: p.uuid().primary(),
    job: () =>
      p
        .manyToOne(JobSchema)
        .primary()
        .mapToPk()
        .fieldName('job_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('saved_job_job_id_foreign'),
    slot: p.smallint(),
    /** The title when it was saved, shown after the company takes the posting back to a draft. */
    title: p.text(),
    /** Hash of the posting's text when the person saved it or was last notified. A different text is a change to notify of. */
    contentHash: p.text(),
    savedAt: p.datetime(3),
  },
  uniques: [{ name: 'saved_job_slot_unique', properties: ['accountId', 'slot'] }],
  indexes: [
    { name: 'saved_job_job_id_index', properties: ['job', 'accountId'] },
    {
      name: 'saved_job_newest_index',
      expression: 'create index saved_job_newest_index on saved_job (account_id, saved_at desc, job_id desc)',
    },
  ],
  checks: [
    { name: 'saved_job_slot_check', expression: `slot >= 1 and slot <= ${MAX_SAVED_JOBS}` },
    { name: 'saved_job_title_check', expression: 'char_length(title) >= 1 and char_length(title) <= 160' },
    { name: 'saved_job_content_hash_check', expression: `content_hash ~ '^[0-9a-f]{32}$'` },
  ],
});

export class SavedJob extends SavedJobSchema.class {}

SavedJobSchema.setClass(SavedJob);
