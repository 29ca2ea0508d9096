import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CompanyOfRecruiter, reachesPosting } from '../../companies/index.js';
import type { ApplicationStatus } from '../domain/application-lifecycle.js';
import { type InterviewStatus, type InterviewType, standingStatus } from '../domain/interview.entity.js';

/** An interview in which a member takes part. */
export interface MemberInterview {
  readonly id: string;
  readonly applicationId: string;
  readonly seekerId: string;
  readonly jobId: string;
  /** CANCELLED also if the application has ended. */
  readonly status: InterviewStatus;
  readonly sequence: number;
  /** Sorted. With more than one, the candidate has not chosen yet; with none, they choose any free time. */
  readonly times: readonly Date[];
  readonly durationMinutes: number;
  readonly updatedAt: Date;
  readonly type: InterviewType;
  readonly location: string | null;
  readonly notes: string | null;
}

interface Row {
  id: string;
  application_id: string;
  seeker_id: string;
  job_id: string;
  status: InterviewStatus;
  application_status: ApplicationStatus;
  closed_reason: string | null;
  sequence: number;
  scheduled_at: string;
  proposed_slots: string[];
  free_until: string | null;
  duration_minutes: number;
  updated_at: string;
  type: InterviewType;
  location: string | null;
  notes: string | null;
}

function timesOf({ status, free_until: freeUntil, proposed_slots: slots, scheduled_at: time }: Row): readonly string[] {
  if (freeUntil !== null) return [];
  return status === 'PROPOSED' ? slots : [time];
}

/** Longest answer: five interviews a working day for more than a year. */
const MAX_INTERVIEWS = 2_000;

/** The interviews of a member of a team, earliest first. */
@Injectable()
export class MemberInterviews {
  constructor(private readonly em: EntityManager) {}

  /** Without those of postings that the member's role no longer reaches, and of candidates who closed their account. */
  async of(accountId: string, company: CompanyOfRecruiter, from: Date, to: Date): Promise<readonly MemberInterview[]> {
    const rows = await this.em.execute<Row[]>(
      `select i.id, i.application_id, a.seeker_id, a.job_id, i.status, a.status as application_status, a.closed_reason,
              i.sequence, i.scheduled_at, i.proposed_slots, i.free_until, i.duration_minutes, i.updated_at, i.type, i.location, i.notes
         from interview_participant p
         join interview i on i.id = p.interview_id
         join application a on a.id = i.application_id
        where p.account_id = ? and a.company_id = ? and a.left_at is null and i.scheduled_at >= ? and i.scheduled_at < ?
        order by i.scheduled_at, i.id limit ${MAX_INTERVIEWS}`,
      [accountId, company.id, from, to],
    );
    return rows
      .filter((row) => reachesPosting(company, row.job_id))
      .map((row) => ({
        id: row.id,
        applicationId: row.application_id,
        seekerId: row.seeker_id,
        jobId: row.job_id,
        status: standingStatus(row.status, row.application_status, row.closed_reason !== null),
        sequence: row.sequence,
        times: timesOf(row).map((time) => new Date(time)),
        durationMinutes: row.duration_minutes,
        updatedAt: new Date(row.updated_at),
        type: row.type,
        location: row.location,
        notes: row.notes,
      }));
  }
}
