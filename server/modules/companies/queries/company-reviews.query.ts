import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { verificationLifecycle } from '../domain/verification-lifecycle.js';
import type { CompanyReview, CompanyReviewsPage, CompanyReviewsQuery } from '../http/company-reviews.contract.js';
import { ReviewWarnings } from './review-warnings.js';
import { historiesOf, iso, verificationColumns } from './verification-rows.js';

type Row = Omit<CompanyReview, 'warnings' | 'history' | 'allowed_actions'> & { email_domain_at: string | null };

const source = `from company c left join company_verification v on v.company_id = c.id where c.removed_at is null`;
const columns = `select c.id, c.website, c.location, ${verificationColumns},
  (select count(*)::int from company_member m where m.company_id = c.id) as recruiters`;
const ofState = `and coalesce(v.state, 'IN_REVIEW') = ?`;

const actions = { CONFIRMED: 'CONFIRM', REFUSED: 'REFUSE' } as const;

/** The operators' queue of companies to verify. */
@Injectable()
export class CompanyReviewsQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly warnings: ReviewWarnings,
  ) {}

  /** IN_REVIEW: longest waiting first. Decided: latest first. */
  async execute({ state, page, limit }: CompanyReviewsQuery): Promise<CompanyReviewsPage> {
    const order = state === 'IN_REVIEW' ? 'coalesce(v.waiting_since, c.created_at), c.id' : 'v.reviewed_at desc, c.id';
    const rows = await this.em.execute<Row[]>(`${columns} ${source} ${ofState} order by ${order} limit ? offset ?`, [
      state,
      limit,
      (page - 1) * limit,
    ]);
    const [counted] = await this.em.execute<{ total: number }[]>(`select count(*)::int as total ${source} ${ofState}`, [
      state,
    ]);
    return { reviews: await this.#present(rows), total: counted?.total ?? 0, page, limit };
  }

  /** @throws NotFound */
  async find(companyId: string): Promise<CompanyReview> {
    const [review] = await this.#present(
      await this.em.execute<Row[]>(`${columns} ${source} and c.id = ?`, [companyId]),
    );
    if (!review) throw new NotFound();
    return review;
  }

  async #present(rows: readonly Row[]): Promise<CompanyReview[]> {
    const ids = rows.map(({ id }) => id);
    const [warnings, histories] = [await this.warnings.of(ids), await historiesOf(this.em, ids)];
    return rows.map(({ email_domain_at: _, ...row }) => ({
      ...row,
      waiting_since: iso(row.waiting_since),
      reviewed_at: iso(row.reviewed_at),
      warnings: warnings.get(row.id) ?? [],
      history: histories.get(row.id) ?? [],
      allowed_actions: verificationLifecycle
        .allowed(row.state, 'OPERATOR')
        .flatMap((event) => (event in actions ? [actions[event as keyof typeof actions]] : [])),
    }));
  }
}
