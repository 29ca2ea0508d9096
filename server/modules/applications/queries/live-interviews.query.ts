import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { isOpen, type ApplicationStatus } from '../domain/application-lifecycle.js';
import type { InterviewStatus, InterviewType } from '../domain/interview.entity.js';
import { statusForCandidate, undoableSince } from './application-row.js';

/** An interview, and whether its application is still open. */
export interface LiveInterview {
  readonly id: string;
  readonly applicationId: string;
  readonly seekerId: string;
  readonly companyId: string;
  readonly jobId: string;
  readonly status: InterviewStatus;
  readonly type: InterviewType;
  readonly scheduledAt: Date;
  readonly durationMinutes: number;
  /** IANA name. */
  readonly timeZone: string;
  /** Open or accepted, as the candidate knows it: during the five minutes of a refusal nothing changes for either side. */
  readonly stands: boolean;
}

interface Row {
  id: string;
  application_id: string;
  seeker_id: string;
  company_id: string;
  job_id: string;
  status: InterviewStatus;
  type: InterviewType;
  scheduled_at: string;
  duration_minutes: number;
  time_zone: string;
  known_status: ApplicationStatus;
  is_closed: boolean;
}

/** Interviews for their rooms. */
@Injectable()
export class LiveInterviews {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** By id; those of candidates who closed their account are absent. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, LiveInterview>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<Row[]>(
      `select i.id, i.application_id, a.seeker_id, a.company_id, a.job_id, i.status, i.type, i.scheduled_at,
              i.duration_minutes, i.time_zone, ${statusForCandidate} as known_status, a.closed_reason is not null as is_closed
         from interview i join application a on a.id = i.application_id
        where i.id in (?) and a.left_at is null`,
      [undoableSince(this.clock.now()), [...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, interviewOf(row)]));
  }
}

const interviewOf = (row: Row): LiveInterview => ({
  id: row.id,
  applicationId: row.application_id,
  seekerId: row.seeker_id,
  companyId: row.company_id,
  jobId: row.job_id,
  status: row.status,
  type: row.type,
  scheduledAt: new Date(row.scheduled_at),
  durationMinutes: row.duration_minutes,
  timeZone: row.time_zone,
  stands: (isOpen(row.known_status) && !row.is_closed) || row.known_status === 'ACCEPTED',
});
