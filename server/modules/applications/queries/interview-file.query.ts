import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { CompaniesFacade, reachesPosting } from '../../companies/index.js';
import { DisclosuresFacade, type Viewer } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { interviewCalendar } from '../calendar/interview-calendar.js';
import { candidatePage, companyPage, roomPage } from '../domain/pages.js';
import { Clock } from '../../../platform/clock/clock.js';
import { statusForCandidate, undoableSince } from './application-row.js';
import type { ApplicationStatus } from '../domain/application-lifecycle.js';
import { type InterviewStatus, type InterviewType, standingStatus } from '../domain/interview.entity.js';

interface InterviewRow {
  id: string;
  status: InterviewStatus;
  scheduled_at: string;
  duration_minutes: number;
  type: InterviewType;
  location: string | null;
  notes: string | null;
  sequence: number;
  updated_at: string;
  free_until: string | null;
  seeker_id: string;
  company_id: string;
  job_id: string;
  application_status: ApplicationStatus;
  known_status: ApplicationStatus;
  closed_reason: string | null;
}

/** An interview as a calendar file for both sides. It names the company and the posting, but no person. */
@Injectable()
export class InterviewFile {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly jobs: JobsFacade,
    private readonly translator: Translator,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if it does not exist, has no time yet, or the reader has no access. */
  async execute(actor: Viewer, id: string, interviewId: string, language: Language): Promise<string> {
    const [row] = await this.em.execute<InterviewRow[]>(
      `select i.id, i.status, i.scheduled_at, i.duration_minutes, i.type, i.location, i.notes, i.sequence, i.updated_at, i.free_until,
              a.seeker_id, a.company_id, a.job_id, a.status as application_status, a.closed_reason,
              ${statusForCandidate} as known_status
         from interview i join application a on a.id = i.application_id
        where i.id = ? and a.id = ? and a.left_at is null`,
      [undoableSince(this.clock.now()), interviewId, id],
    );
    const job = row && (await this.jobs.findJobCards([row.job_id])).get(row.job_id);
    if (!row || row.free_until !== null || !job || !(await this.#isTheirs(actor, row))) throw new NotFound();
    const words = { job: job.title, company: job.company.name };
    const isSeeker = actor.role === 'JOB_SEEKER';
    const page = isSeeker ? candidatePage() : companyPage(row.job_id, id);
    const kind = this.translator.text(`APPLICATIONS.INTERVIEW_${row.type}`, language);
    const known = isSeeker ? row.known_status : row.application_status;
    return interviewCalendar({
      id: row.id,
      status: standingStatus(row.status, known, row.closed_reason !== null),
      sequence: row.sequence,
      scheduledAt: new Date(row.scheduled_at),
      durationMinutes: row.duration_minutes,
      updatedAt: new Date(row.updated_at),
      summary: this.translator.text('APPLICATIONS.INTERVIEW_SUMMARY', language, words),
      description: [kind, row.notes].filter((line) => line !== null).join('\n'),
      // Without another link, an interview by video takes place in its room.
      location: row.location ?? (row.type === 'VIDEO' ? `${this.settings.env.PUBLIC_URL}${roomPage(row.id)}` : null),
      url: `${this.settings.env.PUBLIC_URL}${page}`,
    });
  }

  async #isTheirs(
    actor: Viewer,
    { seeker_id: seekerId, company_id: companyId, job_id: jobId }: InterviewRow,
  ): Promise<boolean> {
    if (actor.role === 'JOB_SEEKER') return actor.id === seekerId;
    const company = await this.companies.companyOf(actor.id);
    if (company?.id !== companyId || !reachesPosting(company, jobId)) return false;
    // Its notes and place are written by colleagues and may name the person.
    return !(await this.disclosures.reviewsBlind(actor, seekerId));
  }
}
