import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { CompaniesFacade, type CompanyCard } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { type JobCard, JobsFacade } from '../../jobs/index.js';
import { MatchingFacade, type MatchStanding } from '../../matching/index.js';
import { allowedActions } from '../domain/reservation.policy.js';
import type { ReservationAnswer } from '../http/reservations.contract.js';
import { ClosedPairs } from '../persistence/closed-pairs.js';
import type { ReservationRow } from './reservation-row.js';

type TargetUser = ReservationAnswer['target_user'];

const isoOf = (text: string): string => new Date(text).toISOString();
const pairOf = (row: ReservationRow) => ({ companyId: row.company_id, seekerId: row.seeker_id });
const companyOf = ({ id, name, logoUrl }: CompanyCard) => ({ id, name, logo_url: logoUrl });
const present = (ids: readonly (string | null)[]): readonly string[] => ids.filter((id): id is string => id !== null);

/** Presents rows to a viewer; identity's presenter masks the person. */
@Injectable()
export class PresentReservations {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly closedPairs: ClosedPairs,
    private readonly companies: CompaniesFacade,
    private readonly jobs: JobsFacade,
    private readonly matching: MatchingFacade,
    private readonly translator: Translator,
  ) {}

  async execute(rows: readonly ReservationRow[], viewer: Actor, language: Language): Promise<ReservationAnswer[]> {
    const [recruiters, companies, matches, people, scrubbers, standingOf, hidden] = await Promise.all([
      this.identity.findAccounts(rows.map((row) => row.recruiter_id)),
      this.companies.findCompanies(rows.map((row) => row.company_id)),
      this.matching.standingsOf(present(rows.map((row) => row.match_id))),
      this.peopleOf(rows, viewer, language),
      this.identity.scrubbersOf(rows.filter((row) => row.decline_reason !== null).map((row) => row.seeker_id)),
      this.closedPairs.standingsOf(rows.map(pairOf)),
      this.hiddenFrom(rows, viewer),
    ]);
    const jobs = await this.jobs.findJobCards(
      present([...rows.map((row) => row.job_id), ...[...matches.values()].map(({ jobId }) => jobId)]),
    );
    const nobody = this.translator.text('RESERVATIONS.SOMEBODY', language);
    const party = viewer.role === 'JOB_SEEKER' ? 'SEEKER' : 'RECRUITER';
    return rows.map((row) => {
      const recruiter = recruiters.get(row.recruiter_id);
      const company = companies.get(row.company_id);
      const standing = row.match_id === null ? undefined : matches.get(row.match_id);
      const job = row.job_id === null ? undefined : jobs.get(row.job_id);
      const { mayReserve, from } = standingOf(pairOf(row));
      const isHidden = hidden.has(row.company_id);
      return {
        id: row.id,
        status: row.status,
        credits_reserved: row.credits_reserved,
        reserved_at: isoOf(row.reserved_at),
        created_at: isoOf(row.reserved_at),
        expires_at: isoOf(row.expires_at),
        resolved_at: row.resolved_at === null ? null : isoOf(row.resolved_at),
        user: {
          id: row.recruiter_id,
          full_name: recruiter?.full_name ?? '',
          company: company ? companyOf(company) : null,
        },
        target_user: people.get(row.seeker_id) ?? {
          id: row.seeker_id,
          is_masked: true,
          full_name: nobody,
          location: null,
          avatar_url: null,
        },
        match: standing ? matchOf(standing, jobs) : null,
        job: job
          ? {
              id: job.id,
              title: job.title,
              location: job.location,
              salary_range: job.salaryRange,
              salary_min: job.salaryMin,
              salary_max: job.salaryMax,
              salary_period: job.salaryPeriod,
              status: job.status,
            }
          : null,
        message: row.message,
        salary: row.salary,
        // A person who declined is masked again, and so is their text.
        decline_reason:
          party === 'SEEKER' || row.decline_reason === null
            ? row.decline_reason
            : (scrubbers.get(row.seeker_id)?.(row.decline_reason) ?? null),
        allowed_actions: [...allowedActions(row.status, party)],
        may_reserve: mayReserve,
        may_reserve_from: from && from.toISOString(),
        may_reopen: party === 'SEEKER' && mayReserve !== 'NOW' && !isHidden,
        hidden_from_company: isHidden,
      };
    });
  }

  /** For the person: the companies of these rows that they hide from. */
  private async hiddenFrom(rows: readonly ReservationRow[], { id, role }: Actor): Promise<ReadonlySet<string>> {
    if (role !== 'JOB_SEEKER' || rows.length === 0) return new Set();
    const exclusions = await this.disclosures.exclusionsOf(id);
    return exclusions.among([...new Set(rows.map((row) => row.company_id))]);
  }

  private async peopleOf(
    rows: readonly ReservationRow[],
    viewer: Actor,
    language: Language,
  ): Promise<ReadonlyMap<string, TargetUser>> {
    if (viewer.role === 'JOB_SEEKER') return this.oneself(viewer.id);
    const ids = rows.map((row) => row.seeker_id);
    const seen = await this.identity.presentCandidates(viewer, ids, { language, place: 'list' });
    return new Map(
      [...seen].map(([key, { id, is_masked, full_name, location, avatar_url }]) => [
        key,
        { id, is_masked, full_name, location, avatar_url },
      ]),
    );
  }

  /** A person's own row shows their name; the picture is on their account page. */
  private async oneself(seekerId: string): Promise<ReadonlyMap<string, TargetUser>> {
    const profile = await this.identity.findSeekerProfile(seekerId);
    if (!profile) return new Map();
    const { id, full_name, location } = profile;
    return new Map([[id, { id, is_masked: false, full_name, location, avatar_url: null }]]);
  }
}

function matchOf(standing: MatchStanding, jobs: ReadonlyMap<string, JobCard>): ReservationAnswer['match'] {
  const job = standing.jobId === null ? undefined : jobs.get(standing.jobId);
  return {
    id: standing.id,
    status: standing.status,
    hired_at: standing.hiredAt,
    job: job ? { id: job.id, title: job.title, company: companyOf(job.company) } : null,
  };
}
