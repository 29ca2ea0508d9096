import { Injectable } from '@nestjs/common';
import { LateWrites } from '../../../platform/database/late-writes.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { Job } from '../domain/job.entity.js';
import type { JobStatus } from '../domain/job-terms.js';

/** Notes which member of the company published, paused or closed a posting. */
@Injectable()
export class JobHistory {
  constructor(private readonly late: LateWrites) {}

  /** Call it in the transaction of the change, after it. Writes nothing if the status is the same as before. */
  note({ id, companyId, status, updatedAt }: Job, before: JobStatus, actorId: string): void {
    if (status === before) return;
    this.late.add(
      `insert into job_event (id, job_id, company_id, actor_id, from_status, to_status, at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [newId(), id, companyId, actorId, before, status, updatedAt],
    );
  }
}
