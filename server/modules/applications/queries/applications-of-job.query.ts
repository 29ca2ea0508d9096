import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { reachesPosting } from '../../companies/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { type JobCard, JobsFacade } from '../../jobs/index.js';
import { scoreForCompany } from '../../matching/index.js';
import { applicationLifecycle, type ApplicationStatus } from '../domain/application-lifecycle.js';
import type { ApplicationSort } from '../http/applications.contract.js';
import type { SelectionQuery } from '../http/bulk.contract.js';
import { type Condition, FindApplicants } from './find-applicants.query.js';
import type { Stage } from '../domain/pipeline.js';
import { type PipelineOfJob, Pipelines, stageIdSql, stageParams } from './pipelines.query.js';
import { hiddenSql } from './blind-steps.query.js';
import { averageSql, receivedColumns, type ReceivedRow } from './present-received.js';

export const shownStates = applicationLifecycle.states.filter((each) => each !== 'WITHDRAWN');

/** As PostgreSQL writes an array of statuses or ids, which need no quotes. */
const listOf = (words: readonly string[]): string => `{${words.join(',')}}`;

const newestFirst = 'a.applied_at desc, a.id desc';

const plain = (sql: string): Condition => ({ sql, params: [] });

const joined = (...parts: readonly Condition[]): Condition => ({
  sql: parts.map(({ sql }) => sql).join(', '),
  params: parts.flatMap(({ params }) => params),
});

/** Sorts by a figure, highest first. People hidden from the reader come last, because their position would reveal the figure (ADR 0053). */
function highestFirst(column: string, { sql, params }: Condition, hidden: Condition | null): Condition {
  if (hidden === null) return plain(`${column} desc nulls last`);
  return {
    sql: `case when ${hidden.sql} then null else ${sql} end desc nulls last`,
    params: [...hidden.params, ...params],
  };
}

interface Ordering {
  readonly stages: readonly Stage[];
  readonly readerId: string;
  readonly now: Date;
  /** Condition for people hidden from the reader; null if the reader has no blind reviews. */
  readonly hidden: Condition | null;
}

function orderBy(sort: ApplicationSort, { stages, readerId, now, hidden }: Ordering): Condition {
  const match = highestFirst('match_score', { sql: scoreForCompany, params: [now] }, hidden);
  const average = highestFirst('review_average', { sql: averageSql, params: [readerId] }, hidden);
  const stage = {
    sql: `array_position(?::text[], ${stageIdSql})`,
    params: [listOf(stages.map(({ id }) => id)), ...stageParams(stages)],
  };
  const orders: Readonly<Record<ApplicationSort, Condition>> = {
    MATCH: joined(match, plain(newestFirst)),
    NEWEST: plain(newestFirst),
    OLDEST: plain('a.applied_at, a.id'),
    STAGE: joined(stage, match, plain(newestFirst)),
    REVIEWS: joined(average, match, plain(newestFirst)),
  };
  return orders[sort];
}

/** The applications to one posting that a filter shows. */
export interface Shown {
  readonly jobs: ReadonlyMap<string, JobCard>;
  readonly job: JobCard;
  readonly pipeline: PipelineOfJob;
  readonly pipelines: ReadonlyMap<string, PipelineOfJob>;
  /** Ids of the stages that the filter names; null for all. */
  readonly stageIds: readonly string[] | null;
  /** Statuses shown, of open and decided applications and of those that ended with the posting. */
  readonly states: { readonly open: readonly ApplicationStatus[]; readonly ended: readonly ApplicationStatus[] };
  /** Number of applications that the search found; null without a search. */
  readonly found: number | null;
  readonly where: Condition;
  readonly order: Condition;
  readonly readerId: string;
}

/** Filter, search and order of a posting's applications, the same for the list, "select all" and the file. */
@Injectable()
export class ApplicationsOfJob {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: DisclosuresFacade,
    private readonly jobs: JobsFacade,
    private readonly search: FindApplicants,
    private readonly pipelinesOf: Pipelines,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the posting does not exist or belongs to another company. */
  async shown(actor: Actor, jobId: string, query: SelectionQuery, language: Language): Promise<Shown> {
    const { status = [], ended, stage, q = '', sort } = query;
    const { companyId, seat } = await this.disclosures.employerOfViewer(actor);
    const jobs = await this.jobs.findJobCards([jobId]);
    const job = jobs.get(jobId);
    if (!job || job.company.id !== companyId || !seat || !reachesPosting(seat, jobId)) throw new NotFound();
    // The company sees only the number of withdrawn applications.
    const open = status.length > 0 ? shownStates.filter((each) => status.includes(each)) : shownStates;
    const states = { open, ended: ended === undefined ? open : ended ? shownStates : [] };
    const pipelines = await this.pipelinesOf.ofMany([jobId]);
    const pipeline = pipelines.get(jobId);
    if (!pipeline) throw new NotFound();
    const inStage: Condition =
      stage === undefined
        ? { sql: '', params: [] }
        : { sql: ` and ${stageIdSql} = any(?::text[])`, params: [...stageParams(pipeline.stages), listOf(stage)] };
    const among = {
      sql: `a.job_id = ? and a.left_at is null
          and a.status = any(case when a.closed_reason is null then ?::text[] else ?::text[] end)${inStage.sql}`,
      params: [jobId, listOf(states.open), listOf(states.ended), ...inStage.params],
    };
    const reader = await this.disclosures.blindReaderOf(actor);
    const order = orderBy(sort, {
      stages: pipeline.stages,
      readerId: actor.id,
      now: this.clock.now(),
      hidden: reader && hiddenSql(reader),
    });
    const shown = { jobs, job, pipeline, pipelines, stageIds: stage ?? null, states, order, readerId: actor.id };
    if (q === '') return { ...shown, found: null, where: among };
    const ids = await this.search.execute(actor, among, q, language);
    const where = { sql: 'a.id = any(?::uuid[])', params: [`{${ids.join(',')}}`] };
    return { ...shown, found: ids.length, where };
  }

  rows({ where, order, readerId }: Shown, limit: number, offset = 0): Promise<ReceivedRow[]> {
    return this.em.execute<ReceivedRow[]>(
      // The score belongs to matching; joined here because it orders the page.
      `select ${receivedColumns}
         from application a left join match m on m.seeker_id = a.seeker_id and m.job_id = a.job_id
        where ${where.sql} order by ${order.sql} limit ? offset ?`,
      [this.clock.now(), readerId, ...where.params, ...order.params, limit, offset],
    );
  }
}
