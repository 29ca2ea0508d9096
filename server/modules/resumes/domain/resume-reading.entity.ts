import { defineEntity, p } from '@mikro-orm/core';
import { resumeLimits } from './resume-limits.js';

/** How many résumés a person had read on a day (UTC). The only thing that is kept of a reading. */
export const ResumeReadingSchema = defineEntity({
  name: 'ResumeReading',
  tableName: 'resume_reading',
  properties: {
    accountId: p.uuid().primary(),
    day: p.date(),
    count: p.smallint(),
  },
  checks: [{ name: 'resume_reading_count_check', expression: `count >= 1 and count <= ${resumeLimits.perDay}` }],
});

export class ResumeReading extends ResumeReadingSchema.class {}

ResumeReadingSchema.setClass(ResumeReading);
