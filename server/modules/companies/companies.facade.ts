import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../platform/database/read-together.js';
import { NotFound } from '../../platform/errors/request.errors.js';
import { OwnersOnly } from './domain/company.errors.js';
import type { TeamRole, TeamSeat } from './domain/team.js';
import type { TeamEventKind } from './domain/team-words.contract.js';
import { TeamRepository } from './persistence/team.repository.js';
import { isPublic } from './queries/public-companies.js';
import { type Resemblance, Resemblances } from './queries/resemblances.js';

/** The company shown on a posting or a match. `logoUrl` is http(s) or a path of this API. */
export interface CompanyCard {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly location: string | null;
}

/** The data that identify a company besides its name. */
export interface CompanyTraits {
  readonly website: string | null;
  /** Accounts of its recruiters. */
  readonly memberIds: readonly string[];
}

/** The public page of a company. */
export interface CompanyPage extends CompanyCard {
  readonly description: string | null;
  readonly industry: string | null;
  readonly size: string | null;
  readonly founded: string | null;
  readonly website: string | null;
  readonly culture: readonly string[];
  readonly benefits: readonly string[];
}

/** A reported company, for operators. */
export interface OperatorCompany {
  readonly id: string;
  readonly name: string;
  readonly website: string | null;
  readonly location: string | null;
  readonly industry: string | null;
  readonly description: string | null;
  readonly culture: string[];
  readonly benefits: string[];
  readonly removed: boolean;
}

export type CreditsEventKind = Extract<TeamEventKind, 'CREDITS_SHARED' | 'CREDITS_APART' | 'BUDGETS_CHANGED'>;

/** The company that employs a recruiter, and their role in its team. */
export interface CompanyOfRecruiter extends CompanyCard, TeamSeat {}

interface CardRow {
  id: string;
  name: string;
  logo_url: string | null;
  location: string | null;
}

interface SeatRow extends CardRow {
  role: TeamRole;
  job_ids: string[];
}

const cardOf = (row: CardRow): CompanyCard => ({
  id: row.id,
  name: row.name,
  logoUrl: row.logo_url,
  location: row.location,
});

/** The data about companies that other modules may read. */
@Injectable()
export class CompaniesFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly resemblances: Resemblances,
    private readonly teams: TeamRepository,
  ) {}

  /** A verified company with nearly the same name; null if this company is verified or its name is different enough. */
  async resemblanceOf(companyId: string): Promise<Resemblance | null> {
    return (await this.resemblances.of([companyId])).get(companyId) ?? null;
  }

  /** The company a recruiter works for, or null. */
  async companyOf(recruiterId: string): Promise<CompanyOfRecruiter | null> {
    const [row] = await this.reads.rows<SeatRow>(
      `select c.id, c.name, c.logo_url, c.location, m.role, m.job_ids
         from company_member m join company c on c.id = m.company_id
        where m.user_id = ? and c.removed_at is null`,
      [recruiterId],
    );
    return row ? { ...cardOf(row), role: row.role, jobIds: row.job_ids } : null;
  }

  /** Companies of several recruiters; the map leaves out recruiters without one. */
  async companiesOf(recruiterIds: readonly string[]): Promise<ReadonlyMap<string, CompanyCard & { role: TeamRole }>> {
    if (recruiterIds.length === 0) return new Map();
    const rows = await this.em.execute<(CardRow & { user_id: string; role: TeamRole })[]>(
      `select m.user_id, m.role, c.id, c.name, c.logo_url, c.location
         from company_member m join company c on c.id = m.company_id
        where m.user_id in (?) and c.removed_at is null`,
      [[...new Set(recruiterIds)]],
    );
    return new Map(rows.map((row) => [row.user_id, { ...cardOf(row), role: row.role }]));
  }

  /** Team and role of each account; accounts without a team are absent. */
  async seatsOf(
    accountIds: readonly string[],
  ): Promise<ReadonlyMap<string, TeamSeat & { readonly companyId: string }>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.em.execute<{ user_id: string; company_id: string; role: TeamRole; job_ids: string[] }[]>(
      `select m.user_id, m.company_id, m.role, m.job_ids
         from company_member m join company c on c.id = m.company_id
        where m.user_id in (?) and c.removed_at is null`,
      [[...new Set(accountIds)]],
    );
    return new Map(
      rows.map((row) => [row.user_id, { companyId: row.company_id, role: row.role, jobIds: row.job_ids }]),
    );
  }

  /** The team of a company, owners first, then by how much their role may do. */
  membersOf(companyId: string): Promise<readonly string[]> {
    return this.#team(companyId, 'true');
  }

  ownersOf(companyId: string): Promise<readonly string[]> {
    return this.#team(companyId, `role = 'OWNER'`);
  }

  /** Those of the team who may act in the company's name. */
  recruitersOf(companyId: string): Promise<readonly string[]> {
    return this.#team(companyId, `role in ('OWNER', 'RECRUITER')`);
  }

  /** Those of the team who may read the applications of a posting. */
  readersOf(companyId: string, jobId: string): Promise<readonly string[]> {
    return this.#team(companyId, `(role <> 'HIRING_MANAGER' or ? = any(job_ids))`, jobId);
  }

  /** Names of people who are or were in a team, as its owners see them; leaves out people who left the platform. */
  async memberNames(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.em.execute<{ id: string; full_name: string }[]>(
      `select id, full_name from account where id in (?) and status <> 'DELETED'`,
      [[...accountIds]],
    );
    return new Map(rows.map(({ id, full_name: name }) => [id, name]));
  }

  /** @throws NotFound if the account does not work for the company, OwnersOnly */
  async assertOwner(companyId: string, accountId: string): Promise<void> {
    const company = await this.companyOf(accountId);
    if (company?.id !== companyId) throw new NotFound();
    if (company.role !== 'OWNER') throw new OwnersOnly();
  }

  /** The same, and nobody joins, leaves or changes role until the transaction ends. @throws NotFound, OwnersOnly */
  holdTeamAsOwner(companyId: string, accountId: string): Promise<void> {
    return this.teams.holdAsOwner(companyId, accountId);
  }

  /** Writes an owner's decision about credits into the team's log. Hold the team first. */
  noteCredits(companyId: string, ownerId: string, event: CreditsEventKind): void {
    this.teams.note(companyId, event, { actorId: ownerId });
  }

  async #team(companyId: string, which: string, ...params: string[]): Promise<readonly string[]> {
    const rows = await this.em.execute<{ user_id: string }[]>(
      `select user_id from company_member where company_id = ? and ${which}
        order by array_position(array['OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER'], role), created_at, user_id`,
      [companyId, ...params],
    );
    return rows.map((row) => row.user_id);
  }

  /** Website and recruiters of companies, by id; leaves out removed and unknown ones. */
  async traitsOf(ids: readonly string[]): Promise<ReadonlyMap<string, CompanyTraits>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<(CompanyTraits & { id: string })[]>(
      `select c.id, c.website, coalesce(array_agg(m.user_id::text) filter (where m.user_id is not null), '{}') as "memberIds"
         from company c left join company_member m on m.company_id = c.id
        where c.id in (?) and c.removed_at is null
        group by c.id`,
      [[...new Set(ids)]],
    );
    return new Map(rows.map(({ id, website, memberIds }) => [id, { website, memberIds }]));
  }

  /** Cards of public companies with their industry; leaves out the others. */
  async showcaseOf(ids: readonly string[]): Promise<ReadonlyMap<string, CompanyCard & { industry: string | null }>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<(CardRow & { industry: string | null })[]>(
      `select c.id, c.name, c.logo_url, c.location, c.industry from company c where c.id in (?) and ${isPublic}`,
      [[...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, { ...cardOf(row), industry: row.industry }]));
  }

  /** Whether a gallery lets the viewer watch a video: signed-in people see public videos of public companies, the team sees all. */
  async mayWatch(viewerId: string, videoId: string): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from company_video v join company c on c.id = v.company_id
        where v.video_id = ? and c.removed_at is null
          and (v.is_public and ${isPublic} or exists (select 1 from company_member m where m.company_id = c.id and m.user_id = ?))`,
      [videoId, viewerId],
    );
    return rows.length > 0;
  }

  /** Whether the video is in the gallery of the recruiter's company, whichever member uploaded it. */
  async mayEdit(recruiterId: string, videoId: string): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from company_video v
         join company c on c.id = v.company_id
         join company_member m on m.company_id = c.id
        where v.video_id = ? and m.user_id = ? and c.removed_at is null`,
      [videoId, recruiterId],
    );
    return rows.length > 0;
  }

  /** The company whose gallery contains a video, public or not; null if none does. */
  async companyOfVideo(videoId: string): Promise<CompanyCard | null> {
    const [row] = await this.em.execute<CardRow[]>(
      `select c.id, c.name, c.logo_url, c.location from company_video v join company c on c.id = v.company_id
        where v.video_id = ? and c.removed_at is null`,
      [videoId],
    );
    return row ? cardOf(row) : null;
  }

  /** The public companies among these. */
  async publicAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.em.execute<{ id: string }[]>(
      `select c.id from company c where c.id in (?) and ${isPublic}`,
      [[...new Set(ids)]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** A company's public page; null if it does not exist or is not public. */
  async findPage(id: string): Promise<CompanyPage | null> {
    const [row] = await this.em.execute<CompanyPage[]>(
      `select c.id, c.name, c.logo_url as "logoUrl", c.location, c.description, c.industry, c.size, c.founded, c.website,
              c.culture, c.benefits
         from company c where c.id = ? and ${isPublic}`,
      [id],
    );
    return row ?? null;
  }

  /** A company for operators, even if removed; null if it does not exist. */
  async pageForOperator(id: string): Promise<OperatorCompany | null> {
    const [row] = await this.em.execute<OperatorCompany[]>(
      `select id, name, website, location, industry, description, culture, benefits, removed_at is not null as removed
         from company where id = ?`,
      [id],
    );
    return row ?? null;
  }

  /** Those of the URLs that a company uses as its logo. */
  async logosInUse(urls: readonly string[]): Promise<ReadonlySet<string>> {
    if (urls.length === 0) return new Set();
    const rows = await this.em.execute<{ logo_url: string }[]>(
      'select distinct logo_url from company where logo_url in (?) and removed_at is null',
      [[...urls]],
    );
    return new Set(rows.map((row) => row.logo_url));
  }

  /** Cards by id, including removed companies, since old messages and applications still name them. Leaves out unknown ids. */
  async findCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, CompanyCard>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reads.rows<CardRow>('select id, name, logo_url, location from company where id in (?)', [
      [...new Set(ids)],
    ]);
    return new Map(rows.map((row) => [row.id, cardOf(row)]));
  }
}
