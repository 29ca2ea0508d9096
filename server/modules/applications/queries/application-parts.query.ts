import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { IdentityFacade } from '../../identity/index.js';
import { type JobCard, JobsFacade } from '../../jobs/index.js';
import type { InterviewStatus, InterviewType } from '../domain/interview.entity.js';
import type { Interview, OwnApplication } from '../http/applications.contract.js';
import { type ApplicationRow, isoTime } from './application-row.js';
import { OfferParts } from './offer-parts.query.js';

interface InterviewRow {
  id: string;
  application_id: string;
  status: InterviewStatus;
  scheduled_at: string;
  duration_minutes: number;
  time_zone: string;
  type: InterviewType;
  location: string | null;
  notes: string | null;
  proposed_slots: string[];
  free_until: string | null;
  participants: string[];
  has_recordings: boolean;
  sequence: number;
}

/** The part of an application that both sides see. */
export type SharedParts = Omit<
  OwnApplication,
  'allowed_actions' | 'is_archived' | 'expected_reply_days' | 'may_message'
>;

/** Parts of applications that both sides see: posting, interviews, offer. */
@Injectable()
export class ApplicationParts {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: JobsFacade,
    private readonly offers: OfferParts,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * By application id, as the reader knows the rows; four queries for any number of rows.
   *
   * @param readerId null: the candidate of each application.
   * @param known postings that the caller has already read.
   */
  async of(
    rows: readonly ApplicationRow[],
    readerId: string | null,
    known: ReadonlyMap<string, JobCard> = new Map(),
  ): Promise<ReadonlyMap<string, SharedParts>> {
    if (rows.length === 0) return new Map();
    const ids = rows.map((row) => row.id);
    const unknown = rows.map((row) => row.job_id).filter((id) => !known.has(id));
    const jobs = new Map([...known, ...(await this.jobs.findJobCards(unknown))]);
    const interviews = await this.#interviewsOf(ids, readerId);
    const offers = await this.offers.of(rows);
    return new Map(
      rows.flatMap((row) => {
        const job = jobs.get(row.job_id);
        if (!job) return [];
        const parts: SharedParts = {
          id: row.id,
          status: row.status,
          cover_letter: row.cover_letter,
          video_profile_id: row.video_id,
          applied_at: isoTime(row.applied_at),
          created_at: isoTime(row.applied_at),
          updated_at: isoTime(row.updated_at),
          viewed_at: row.viewed_at && isoTime(row.viewed_at),
          job: {
            id: job.id,
            title: job.title,
            location: job.location,
            salary_range: job.salaryRange,
            salary_min: job.salaryMin,
            salary_max: job.salaryMax,
            salary_period: job.salaryPeriod,
            job_type: job.jobType,
            status: job.status,
            is_open: job.isOpen,
            company: { id: job.company.id, name: job.company.name, logo_url: job.company.logoUrl },
            contact_user_id: job.contactUserId,
          },
          interviews: interviews.get(row.id) ?? [],
          offer: offers.get(row.id) ?? null,
          reason: row.reason,
          refusal_text: row.refusal_text,
          closed_at: row.closed_at && isoTime(row.closed_at),
          closed_reason: row.closed_reason,
        };
        return [[row.id, parts] as const];
      }),
    );
  }

  async #interviewsOf(ids: readonly string[], readerId: string | null): Promise<ReadonlyMap<string, Interview[]>> {
    const rows = await this.em.execute<InterviewRow[]>(
      `select id, application_id, status, scheduled_at, duration_minutes, time_zone, type, location, notes, proposed_slots,
              free_until, sequence,
              (select coalesce(json_agg(p.account_id), '[]') from interview_participant p
                where p.interview_id = interview.id) as participants,
              exists (select 1 from interview_recording r join recording_consent c on c.recording_id = r.id
                       where r.interview_id = interview.id and r.video_id is not null and c.answer = 'YES'
                         and c.account_id = coalesce(?::uuid, (select a.seeker_id from application a
                                                                where a.id = interview.application_id))) as has_recordings
         from interview where application_id in (?) order by scheduled_at, id`,
      [readerId, ids],
    );
    const now = this.clock.now();
    const names = await this.#namesOf(rows);
    const found = new Map<string, Interview[]>();
    for (const { application_id: id, participants, ...row } of rows) {
      const end = new Date(row.scheduled_at).getTime() + row.duration_minutes * 60_000;
      const isDone = row.status === 'SCHEDULED' && end <= now.getTime();
      const interview: Interview = {
        ...row,
        status: isDone ? 'DONE' : row.status,
        scheduled_at: isoTime(row.scheduled_at),
        free_until: row.free_until && isoTime(row.free_until),
        interviewers: names.filter((person) => participants.includes(person.id)),
        ics_url: `/api/applications/${id}/interviews/${row.id}.ics`,
      };
      found.set(id, [...(found.get(id) ?? []), interview]);
    }
    return found;
  }
  /** The members of the company who take part in one of the interviews, by name. Those whose account is closed are absent. */
  async #namesOf(rows: readonly InterviewRow[]): Promise<Interview['interviewers']> {
    const accounts = await this.identity.findAccounts(rows.flatMap(({ participants }) => participants));
    return [...accounts.values()]
      .filter(({ active }) => active)
      .map(({ id, full_name: name }) => ({ id, name }))
      .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
  }
}
