import { defineEntity, p } from '@mikro-orm/core';
import { JobSchema } from './job.entity.js';

/** A person read a posting on that day. The primary key makes it count once. */
export const JobViewSchema = defineEntity({
  name: 'JobView',
  tableName: 'job_view',
  properties: {
    job: () =>
      p
        .manyToOne(JobSchema)
        .primary()
        .mapToPk()
        .fieldName('job_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('job_view_job_id_foreign'),
    viewerId: p.uuid().primary(),
    day: p.date().primary(),
  },
  indexes: [
    { name: 'job_view_viewer_id_index', properties: ['viewerId'] },
    { name: 'job_view_day_index', properties: ['day'] },
  ],
});

export class JobView extends JobViewSchema.class {}

JobViewSchema.setClass(JobView);
