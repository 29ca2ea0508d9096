import { defineEntity, p } from '@mikro-orm/core';
import type { PostingText } from './posting-copy.js';

/** Max templates of a company. Each takes one slot, and the database enforces the limit. */
export const MAX_JOB_TEMPLATES = 50;

/** A posting that a company starts new postings from: its text, stages and scorecard as they were when it was saved. */
export const JobTemplateSchema = defineEntity({
  name: 'JobTemplate',
  tableName: 'job_template',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    slot: p.smallint(),
    name: p.text(),
    posting: p.json<PostingText>(),
    /** Null: the standard stages. */
    stages: p.json<readonly object[]>().strictNullable(),
    /** Null: the standard scorecard. */
    criteria: p.json<readonly object[]>().strictNullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime(3),
  },
  uniques: [
    { name: 'job_template_slot_unique', properties: ['companyId', 'slot'] },
    { name: 'job_template_name_unique', properties: ['companyId', 'name'] },
  ],
  checks: [
    { name: 'job_template_slot_check', expression: `slot >= 1 and slot <= ${MAX_JOB_TEMPLATES}` },
    { name: 'job_template_name_check', expression: 'char_length(name) >= 1 and char_length(name) <= 80' },
    { name: 'job_template_posting_check', expression: `jsonb_typeof(posting) = 'object'` },
    { name: 'job_template_stages_check', expression: `jsonb_typeof(stages) = 'array'` },
    { name: 'job_template_criteria_check', expression: `jsonb_typeof(criteria) = 'array'` },
  ],
});

export class JobTemplate extends JobTemplateSchema.class {}

JobTemplateSchema.setClass(JobTemplate);
