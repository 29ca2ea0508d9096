import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { CompaniesFacade, reachesPosting } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade, type Viewer } from '../../identity/index.js';
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
  left_at: string | null;
}

/** The form of the file for one reader. */
interface Form {
  readonly status: InterviewStatus;
  readonly page: string;
  /** Leaves out place and notes. */
  readonly hidesWords: boolean;
}

/** An interview as a calendar file for both sides. It names the company and the posting, but no person. */
@Injectable()
export class InterviewFile {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly identity: IdentityFacade,
    private readonly jobs: JobsFacade,
    private readonly translator: Translator,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if it does not exist, has no time yet, or the reader has no access. */
  async execute(actor: Viewer, id: string, interviewId: string, language: Language): Promise<string> {
    const row = await this.#row(id, interviewId);
    if (!row || row.left_at !== null || row.free_until !== null || !(await this.#isTheirs(actor, row))) {
      throw new NotFound();
    }
    const isSeeker = actor.role === 'JOB_SEEKER';
    const known = isSeeker ? row.known_status : row.application_status;
    const file = await this.#file(row, language, {
      status: standingStatus(row.status, known, row.closed_reason !== null),
      page: isSeeker ? candidatePage() : companyPage(row.job_id, id),
      hidesWords: false,
    });
    if (file === null) throw new NotFound();
    return file;
  }

  /**
   * The same for an email to a member of the team. Place and notes are written by colleagues and may name the person, so they are
   * left out as long as the member may not know who it is.
   *
   * @param endsEntry removes the entry from the member's calendar: they no longer take part, or it has no time yet.
   */
  async ofMember(
    memberId: string,
    { id, interviewId }: { readonly id: string; readonly interviewId: string },
    language: Language,
    endsEntry: boolean,
  ): Promise<string | null> {
    const viewer: Viewer = { id: memberId, role: 'RECRUITER' };
    const row = await this.#row(id, interviewId);
    if (!row || !(await this.#reaches(viewer, row)) || (row.free_until !== null && !endsEntry)) return null;
    const { seeker_id: seekerId, application_status: status, closed_reason: closed } = row;
    const names = await this.identity.presentNames(viewer, [seekerId], { language, place: 'list' });
    const isOpen = names.get(seekerId)?.is_masked === false && !(await this.disclosures.reviewsBlind(viewer, seekerId));
    return this.#file(row, language, {
      status: endsEntry ? 'CANCELLED' : standingStatus(row.status, status, closed !== null),
      page: companyPage(row.job_id, id),
      hidesWords: !isOpen,
    });
  }

  async #row(id: string, interviewId: string): Promise<InterviewRow | undefined> {
    const [row] = await this.em.execute<InterviewRow[]>(
      `select i.id, i.status, i.scheduled_at, i.duration_minutes, i.type, i.location, i.notes, i.sequence, i.updated_at, i.free_until,
              a.seeker_id, a.company_id, a.job_id, a.status as application_status, a.closed_reason, a.left_at,
              ${statusForCandidate} as known_status
         from interview i join application a on a.id = i.application_id
        where i.id = ? and a.id = ?`,
      [undoableSince(this.clock.now()), interviewId, id],
    );
    return row;
  }

  /** Null if the posting no longer exists. */
  async #file(row: InterviewRow, language: Language, { status, page, hidesWords }: Form): Promise<string | null> {
    const job = (await this.jobs.findJobCards([row.job_id])).get(row.job_id);
    if (!job) return null;
    const words = { job: job.title, company: job.company.name };
    const kind = this.translator.text(`APPLICATIONS.INTERVIEW_${row.type}`, language);
    const [place, notes] = hidesWords ? [null, null] : [row.location, row.notes];
    // Without another link, an interview by video takes place in its room.
    const hasRoom = row.type === 'VIDEO' && row.location === null;
    return interviewCalendar({
      id: row.id,
      status,
      sequence: row.sequence,
      scheduledAt: new Date(row.scheduled_at),
      durationMinutes: row.duration_minutes,
      updatedAt: new Date(row.updated_at),
      summary: this.translator.text('APPLICATIONS.INTERVIEW_SUMMARY', language, words),
      description: [kind, notes].filter((line) => line !== null).join('\n'),
      location: hasRoom ? `${this.settings.env.PUBLIC_URL}${roomPage(row.id)}` : place,
      url: `${this.settings.env.PUBLIC_URL}${page}`,
    });
  }

  async #isTheirs(actor: Viewer, row: InterviewRow): Promise<boolean> {
    if (actor.role === 'JOB_SEEKER') return actor.id === row.seeker_id;
    // Its notes and place are written by colleagues and may name the person.
    return (await this.#reaches(actor, row)) && !(await this.disclosures.reviewsBlind(actor, row.seeker_id));
  }

  async #reaches(member: Viewer, { company_id: companyId, job_id: jobId }: InterviewRow): Promise<boolean> {
    const company = await this.companies.companyOf(member.id);
    return company?.id === companyId && reachesPosting(company, jobId);
  }
}
