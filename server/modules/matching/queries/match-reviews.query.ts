import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JobsFacade } from '../../jobs/index.js';
import type { MatchReviewAnswer, MatchReviewsPage, MatchReviewsQuery } from '../http/reviews.contract.js';
import { reviewColumns, reviewOf, type ReviewRow } from './review-row.js';

interface MatchReviewRow extends ReviewRow {
  id: string;
  match_id: string;
  seeker_id: string;
  job_id: string;
  match_score: number;
}

const select = `select r.id, r.match_id, r.seeker_id, ${reviewColumns}, m.job_id, m.match_score
  from match_review r join match m on m.id = r.match_id`;

/** Review requests, as operators see them. */
@Injectable()
export class MatchReviews {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: JobsFacade,
  ) {}

  /** Open ones first, oldest first. */
  async list({ page, limit, status }: MatchReviewsQuery): Promise<MatchReviewsPage> {
    const filter = status === undefined ? '' : ' where r.status = ?';
    const params = status === undefined ? [] : [status];
    const rows = await this.em.execute<MatchReviewRow[]>(
      `${select}${filter} order by r.status desc, r.asked_at, r.id limit ? offset ?`,
      [...params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from match_review r${filter}`,
      params,
    );
    return { reviews: await this.#present(rows), total: counted?.total ?? 0, page, limit };
  }

  async find(id: string): Promise<MatchReviewAnswer | null> {
    const rows = await this.em.execute<MatchReviewRow[]>(`${select} where r.id = ?`, [id]);
    return (await this.#present(rows))[0] ?? null;
  }

  async #present(rows: readonly MatchReviewRow[]): Promise<MatchReviewAnswer[]> {
    const jobs = await this.jobs.findJobCards(rows.map((row) => row.job_id));
    return rows.map((row) => ({
      id: row.id,
      match_id: row.match_id,
      job_title: jobs.get(row.job_id)?.title ?? null,
      match_score: row.match_score,
      seeker_id: row.seeker_id,
      ...reviewOf(row),
    }));
  }
}
