import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { CompaniesFacade, type CompanyCard } from '../../companies/index.js';
import { CreditsFacade } from '../../credits/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { type JobCard, JobsFacade } from '../../jobs/index.js';
import { isConfirmed, type MatchParty } from '../domain/match-lifecycle.js';
import { allowedActions, type MatchActor, partyOf } from '../domain/match.policy.js';
import type { MatchAnswer } from '../http/matches.contract.js';
import { type MatchPair, MatchPairs } from './match-pairs.query.js';
import type { MatchRow } from './match-row.js';
import { viewOf } from './match-view.js';
import { maskedEvidence, openEvidence } from './present-evidence.js';
import { SeekerReviews } from './seeker-reviews.query.js';

/** Number of links on a card. */
const EVIDENCE_ON_CARD = 3;

type MatchUser = MatchAnswer['user'];

/** Presents rows to a viewer: identity's presenter masks the person, sentences are in the viewer's language. */
@Injectable()
export class PresentMatches {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly jobs: JobsFacade,
    private readonly companies: CompaniesFacade,
    private readonly pairs: MatchPairs,
    private readonly reviews: SeekerReviews,
    private readonly credits: CreditsFacade,
  ) {}

  /** Skips rows whose person or posting the viewer may not see. */
  async execute(rows: readonly MatchRow[], viewer: MatchActor, language: Language): Promise<MatchAnswer[]> {
    const jobs = await this.jobs.findJobCards(rows.flatMap((row) => row.job_id ?? []));
    const companies = await this.companiesOf(rows, jobs);
    const ids = rows.map((row) => row.id);
    const pairs = await this.pairs.of(ids, viewer);
    const users = await this.usersOf(rows, viewer, language);
    const reviews = await this.reviewsOf(rows, viewer);
    const priceOf = this.unlockPrices(pairs, viewer);
    return rows.flatMap((row) => {
      const job = row.job_id === null ? null : jobs.get(row.job_id);
      const company = companies.get(row.company_id);
      const user = users.get(row.seeker_id);
      const party = partyOf(viewer, factsOf(row));
      if (job === undefined || !user || !party) return [];
      const view = viewOf(row, user.is_masked);
      const actions = actionsOf(row, party, user);
      const evidence = user.is_masked
        ? maskedEvidence(view.evidence, user.skills, language)
        : openEvidence(view.evidence, language);
      return [
        {
          id: row.id,
          status: row.status,
          match_score: view.match_score,
          compatibility_score: view.compatibility_score,
          reasons: [...view.reasons[language]],
          gaps: [...view.gaps[language]],
          evidence: evidence.slice(0, EVIDENCE_ON_CARD),
          job: job && jobOf(job),
          reservation_id: pairs.get(row.id)?.reservationId ?? null,
          company: company ? companyOf(company) : null,
          user,
          created_at: new Date(row.created_at).toISOString(),
          computed_at: new Date(row.computed_at).toISOString(),
          is_mutual: row.seeker_agreed && isConfirmed(row.status),
          allowed_actions: actions,
          unlock_price: actions.includes('MATCHED') ? priceOf(row) : null,
          introduction:
            row.introduced_at === null
              ? null
              : { message: row.introduction, introduced_at: new Date(row.introduced_at).toISOString() },
          review: reviews.get(row.id) ?? null,
        },
      ];
    });
  }

  /** Credits to confirm now; null for seekers, who never pay. */
  private unlockPrices(
    pairs: ReadonlyMap<string, MatchPair>,
    { role, companyId }: MatchActor,
  ): (row: MatchRow) => number | null {
    if (role !== 'RECRUITER' || companyId === null) return () => null;
    const price = this.credits.priceOf('MATCH_UNLOCK');
    return ({ id }) => (pairs.get(id)?.paid ? 0 : price);
  }

  /** Postings already include their company, so only matches without one, or of another company, need a query. */
  private async companiesOf(
    rows: readonly MatchRow[],
    jobs: ReadonlyMap<string, JobCard>,
  ): Promise<ReadonlyMap<string, CompanyCard>> {
    const known = new Map([...jobs.values()].map(({ company }) => [company.id, company]));
    const others = rows.map((row) => row.company_id).filter((id) => !known.has(id));
    return new Map([...known, ...(await this.companies.findCompanies(others))]);
  }

  private async usersOf(
    rows: readonly MatchRow[],
    viewer: MatchActor,
    language: Language,
  ): Promise<ReadonlyMap<string, MatchUser>> {
    if (viewer.role === 'JOB_SEEKER') return this.oneself(viewer.id);
    const ids = rows.map((row) => row.seeker_id);
    return this.identity.presentCandidates(viewer, ids, { language, place: 'list' });
  }

  private async reviewsOf(
    rows: readonly MatchRow[],
    viewer: MatchActor,
  ): Promise<ReadonlyMap<string, NonNullable<MatchAnswer['review']>>> {
    if (viewer.role !== 'JOB_SEEKER') return new Map();
    return this.reviews.newest(
      viewer.id,
      rows.map((row) => row.id),
    );
  }

  /** The seeker's own data in a match. Contact details are on their account page. */
  private async oneself(seekerId: string): Promise<ReadonlyMap<string, MatchUser>> {
    const profile = await this.identity.findSeekerProfile(seekerId);
    if (!profile) return new Map();
    const user: MatchUser = {
      id: profile.id,
      is_masked: false,
      full_name: profile.full_name,
      location: profile.location,
      bio: profile.bio,
      experience: profile.experience,
      skills: [...profile.skills],
      years_experience: profile.years_experience,
      availability: profile.availability,
      avatar_url: null,
      email: null,
      phone: null,
      interaction_status: { type: 'NO_CONTACT' },
      video_profiles: [],
      reservation_price: null,
      may_reserve: null,
      may_reserve_from: null,
    };
    return new Map([[seekerId, user]]);
  }
}

const companyOf = ({ id, name, logoUrl }: JobCard['company']) => ({ id, name, logo_url: logoUrl });

const jobOf = (job: JobCard): NonNullable<MatchAnswer['job']> => ({
  id: job.id,
  title: job.title,
  location: job.location,
  salary_range: job.salaryRange,
  salary_min: job.salaryMin,
  salary_max: job.salaryMax,
  salary_period: job.salaryPeriod,
  job_type: job.jobType,
  remote: job.remote,
  status: job.status,
  company: companyOf(job.company),
  contact_user_id: job.contactUserId,
});

/** While the person refuses contact, a recruiter can confirm only a match that the person accepted. */
function actionsOf(
  { status }: MatchRow,
  party: MatchParty,
  { may_reserve }: MatchUser,
): MatchAnswer['allowed_actions'] {
  const isClosed = party === 'RECRUITER' && status === 'PENDING' && may_reserve !== 'NOW';
  return allowedActions(status, party).filter((action) => !(isClosed && action === 'MATCHED'));
}

const factsOf = (row: MatchRow) => ({
  seekerId: row.seeker_id,
  companyId: row.company_id,
  status: row.status,
  seekerVisible: row.seeker_visible,
  cardProposed: row.card_proposed,
  introduced: row.introduced_at !== null,
});
