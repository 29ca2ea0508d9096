import { defineEntity, p } from '@mikro-orm/core';
import { JobSchema } from './job.entity.js';
import type { JobStatus } from './job-terms.js';

const statuses = `('DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED')`;

/** A change of a posting’s status by a member of the company. Rows are added, never changed; automatic changes have none. */
export const JobEventSchema = defineEntity({
  name: 'JobEvent',
  tableName: 'job_event',
  properties: {
    id: p.uuid().primary(),
    job: () =>
      p
        .manyToOne(JobSchema)
        .mapToPk()
        .fieldName('job_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('job_event_job_id_foreign'),
    companyId: p.uuid(),
    actorId: p.uuid(),
    fromStatus: p.text().$type<JobStatus>(),
    toStatus: p.text().$type<JobStatus>(),
    at: p.datetime(3),
  },
  indexes: [
    {
      name: 'job_event_company_id_index',
      expression: 'create index job_event_company_id_index on job_event (company_id, at desc, id desc)',
    },
    { name: 'job_event_job_id_index', properties: ['job'] },
    { name: 'job_event_actor_id_index', properties: ['actorId'] },
  ],
  checks: [
    { name: 'job_event_from_status_check', expression: `from_status in ${statuses}` },
    { name: 'job_event_to_status_check', expression: `to_status in ${statuses} and to_status <> from_status` },
  ],
});
