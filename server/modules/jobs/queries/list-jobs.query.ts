import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import { CompaniesFacade } from '../../companies/index.js';
import type { JobsPage, ListJobsQuery } from '../http/jobs.contract.js';
import { HiddenCompanies } from '../persistence/hidden-companies.js';
import { JobCompanies } from './job-companies.js';
import { countJobs } from './job-count.js';
import { facetsOf, freeFacets } from './job-facets.js';
import { hasWord, jobsByTitle, ownFilter, publicFilter, type SqlPart } from './job-filter.js';
import { pageByColumns, publicPage } from './job-page.js';
import { companyIn, jobColumns, jobOf, type JobRow } from './job-row.js';
import { nearSearch } from './near-search.js';
import { PageMarks } from './page-marks.js';
import { placesWith } from './places-with.js';
import { type SearchConnection, SearchSession } from './search-session.js';

/** Postings under filters. ACTIVE ones are public; in other statuses a company sees only its own. */
@Injectable()
export class ListJobsQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly session: SearchSession,
    private readonly jobCompanies: JobCompanies,
    private readonly hiddenCompanies: HiddenCompanies,
    private readonly marks: PageMarks,
    private readonly clock: Clock,
  ) {}

  /** @throws SearchTooBroad if the database cannot answer in time. */
  async execute(query: ListJobsQuery, actor: Actor | null, language: Language): Promise<JobsPage> {
    if (query.status === 'ACTIVE') return this.search(query, actor?.role === 'JOB_SEEKER' ? actor.id : null, language);
    const own = actor && (await this.companies.companyOf(actor.id));
    if (!own) return { jobs: [], total: 0, page: query.page, limit: query.limit };
    return this.own(query, ownFilter(query, own.id));
  }

  private async search(query: ListJobsQuery, seekerId: string | null, language: Language): Promise<JobsPage> {
    const hidden = seekerId === null ? [] : await this.hiddenCompanies.of(seekerId);
    const { rows, ...found } = await this.session.run(async (connection) => {
      const asTyped = await this.found(connection, query, hidden);
      if (asTyped.total > 0 || !hasWord(query.search)) return asTyped;
      const words = await nearSearch(connection, query.search);
      const near = words && (await this.found(connection, query, hidden, words));
      return near && near.total > 0 ? { ...near, approximate: true as const } : asTyped;
    });
    const jobs = await this.present(rows);
    const mark =
      seekerId &&
      (await this.marks.of(
        seekerId,
        jobs.map(({ id }) => id),
        language,
      ));
    const marked = mark ? jobs.map((job) => ({ ...job, ...mark(job.id) })) : jobs;
    return { ...found, jobs: marked, page: query.page, limit: query.limit };
  }

  private async found(connection: SearchConnection, query: ListJobsQuery, hidden: readonly string[], words?: SqlPart) {
    const now = this.clock.now();
    const { search, location } = query;
    const places = location && hasWord(search) ? await placesWith(connection.em, location) : null;
    const options = { words, places, now, hidden };
    const filter = publicFilter(query, options);
    const facetsToCount = query.facets === true ? freeFacets(query) : [];
    const counted = await countJobs(connection, filter, { facets: facetsToCount, page: pageByColumns(query) });
    const sources = { found: counted.found, ids: counted.ids, byTitle: jobsByTitle(filter, query, counted.isEstimate) };
    const rows = counted.total === 0 ? [] : await publicPage(connection.em, query, sources, words);
    const facets = query.facets === true ? await facetsOf(connection, query, options, counted) : undefined;
    return {
      rows,
      total: counted.total,
      ...(counted.isEstimate ? { total_is_estimate: true as const } : {}),
      ...(facets ? { facets } : {}),
    };
  }

  private async own({ page, limit }: ListJobsQuery, filter: SqlPart): Promise<JobsPage> {
    const rows = await this.em.execute<JobRow[]>(
      `select ${jobColumns} from job j where ${filter.sql} order by j.created_at desc, j.id desc limit ? offset ?`,
      [...filter.params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from job j where ${filter.sql}`,
      [...filter.params],
    );
    return { jobs: await this.present(rows), total: counted?.total ?? 0, page, limit };
  }

  private async present(rows: readonly JobRow[]): Promise<JobsPage['jobs']> {
    const companies = await this.jobCompanies.of(rows);
    return rows.map((row) => jobOf(row, companyIn(companies, row)));
  }
}
