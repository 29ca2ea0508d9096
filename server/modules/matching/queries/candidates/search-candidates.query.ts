import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { InvalidInput, NotFound } from '../../../../platform/errors/request.errors.js';
import type { Language } from '../../../../platform/http/language.js';
import { DisclosuresFacade, IdentityFacade } from '../../../identity/index.js';
import { JobsFacade, type SearchConnection, SearchSession } from '../../../jobs/index.js';
import type { CandidateSearchQuery, CandidatesPage } from '../../http/candidate-search.contract.js';
import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { CandidateFacetsQuery, COUNTED, type CountedSet, type FacetSets } from './candidate-facets.js';
import { type CandidateSet, candidateSet, type FacetFilter, type Searcher, wantedSkills } from './candidate-filter.js';
import { CandidateScoresQuery } from './candidate-scores.query.js';
import { candidatePage, REACH } from './candidate-page.js';
import { hasWord, nearWords, wordsOf } from './candidate-words.js';
import type { SqlPart } from './sql-part.js';

type Found = Pick<CandidatesPage, 'total' | 'facets'> & { readonly ids: readonly string[] };

/** Searches visible seekers with filters. Identity's presenter masks each of them for the caller. */
@Injectable()
export class SearchCandidatesQuery {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly jobs: JobsFacade,
    private readonly session: SearchSession,
    private readonly ontology: CurrentOntology,
    private readonly facets: CandidateFacetsQuery,
    private readonly scores: CandidateScoresQuery,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws InvalidInput for a user type other than seekers.
   * @throws NotFound for a posting of another company.
   * @throws SearchTooBroad if the database cannot answer in time.
   */
  async execute(actor: Actor, query: CandidateSearchQuery, language: Language): Promise<CandidatesPage> {
    if (query.user_type !== undefined && query.user_type.trim().toUpperCase() !== 'JOB_SEEKER')
      throw new InvalidInput([{ path: 'user_type', code: 'FIELD.NOT_A_CHOICE' }]);
    if (query.job_id !== undefined) await this.assertOwn(actor, query.job_id);
    const searcher = actor.role === 'RECRUITER' ? await this.disclosures.employerOfViewer(actor) : null;
    const { ids, ...found } = await this.session.run(async (connection) => {
      const asTyped = await this.found(connection, query, { searcher, language });
      if (asTyped.total > 0 || !hasWord(query.search)) return asTyped;
      const words = await nearWords(connection, query.search, this.ontology.get());
      const near = words && (await this.found(connection, query, { searcher, language, words }));
      return near && near.total > 0 ? { ...near, approximate: true as const } : asTyped;
    });
    // People who hid a moment ago are missing in the presenter's answer.
    const seen = await this.identity.presentCandidates(actor, ids, { language, place: 'list' });
    const users = ids.flatMap((id) => seen.get(id) ?? []);
    const scores =
      query.job_id === undefined
        ? {}
        : {
            scores: await this.scores.execute(
              query.job_id,
              users.map(({ id }) => id),
            ),
          };
    return { ...found, ...scores, users, page: query.page, limit: query.limit };
  }

  private async assertOwn(actor: Actor, jobId: string): Promise<void> {
    const { companyId } = await this.disclosures.employerOfViewer(actor);
    const card = companyId === null ? undefined : (await this.jobs.findJobCards([jobId])).get(jobId);
    if (card?.company.id !== companyId) throw new NotFound();
  }

  private async found(
    connection: SearchConnection,
    query: CandidateSearchQuery,
    { searcher, language, words }: { searcher: Searcher | null; language: Language; words?: SqlPart },
  ): Promise<Found> {
    const ontology = this.ontology.get();
    const setOf = (without?: FacetFilter): CandidateSet => candidateSet(query, ontology, searcher, { words, without });
    const all = await this.counted(connection, setOf());
    const sets = await this.setsOf(connection, query, all, setOf);
    const asked = {
      sort: query.sort_by,
      jobId: query.job_id ?? null,
      now: this.clock.now().toISOString(),
      words: hasWord(query.search) ? (words ?? wordsOf(query.search, ontology)) : null,
      limit: query.limit,
      offset: (query.page - 1) * query.limit,
    };
    const facets = await this.facets.execute(connection, {
      sets,
      chosen: wantedSkills(query.skills, ontology),
      ontology,
      language,
    });
    const isThere = asked.offset < Math.min(all.total, REACH);
    if (isThere) await connection.walk(all.total > COUNTED || !all.isFiltered);
    return { total: all.total, facets, ids: isThere ? await candidatePage(connection, all.from, asked) : [] };
  }

  /** A facet without its own filter has the same set as the page. */
  private async setsOf(
    connection: SearchConnection,
    query: CandidateSearchQuery,
    all: CountedSet,
    setOf: (without: FacetFilter) => CandidateSet,
  ): Promise<FacetSets> {
    const isAsked: Readonly<Record<FacetFilter, boolean>> = {
      location: query.location !== undefined,
      experience: query.experience_min !== undefined || query.experience_max !== undefined,
      remote: query.remote === true,
      has_video: query.has_video === true,
    };
    const under = async (facet: FacetFilter): Promise<CountedSet> =>
      isAsked[facet] ? this.counted(connection, setOf(facet)) : all;
    return {
      all,
      location: await under('location'),
      experience: await under('experience'),
      remote: await under('remote'),
      has_video: await under('has_video'),
    };
  }

  /** With filters an index finds the rows; without any, all are counted along the smallest index. */
  private async counted({ em, walk }: SearchConnection, set: CandidateSet): Promise<CountedSet> {
    await walk(!set.isFiltered);
    const [row] = await em.execute<{ total: number }[]>(`select count(*)::int as total from ${set.from.sql}`, [
      ...set.from.params,
    ]);
    return { ...set, total: row?.total ?? 0 };
  }
}
