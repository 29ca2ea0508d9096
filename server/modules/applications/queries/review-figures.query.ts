import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { averageOf, criterionSummaries, type GivenScore, type Summary, teamSummary } from '../domain/review-scores.js';

/** The figures of one application's reviews, for one reader. */
export interface ReviewFigures {
  readonly own: number | null;
  /** Null until the reader has submitted a review. */
  readonly team: (Summary & { readonly criteria: readonly CriterionFigure[] }) | null;
}

interface CriterionFigure {
  readonly criterion_id: string;
  readonly average: number;
}

interface Row {
  application_id: string;
  reviewer_id: string;
  scores: GivenScore[];
}

/** Max submitted reviews read for the few applications of one answer. */
const MAX_REVIEWS = 2_000;

const nothing: ReviewFigures = { own: null, team: null };

/** Averages of a few applications. The team's are hidden like the reviews themselves, see {@link ReviewsQuery}. */
@Injectable()
export class ReviewFiguresQuery {
  constructor(private readonly em: EntityManager) {}

  /** By application id. The caller checks that the reader's role reaches them and leaves out those in a blind review. */
  async of(readerId: string, applicationIds: readonly string[]): Promise<ReadonlyMap<string, ReviewFigures>> {
    if (applicationIds.length === 0) return new Map();
    const rows = await this.em.execute<Row[]>(
      `select application_id, reviewer_id, scores from application_review
        where application_id in (?) and submitted_at is not null order by submitted_at, id limit ?`,
      [[...applicationIds], MAX_REVIEWS],
    );
    const byApplication = Map.groupBy(rows, ({ application_id: id }) => id);
    return new Map(applicationIds.map((id) => [id, figuresOf(byApplication.get(id) ?? [], readerId)]));
  }
}

function figuresOf(rows: readonly Row[], readerId: string): ReviewFigures {
  const own = rows.find(({ reviewer_id: id }) => id === readerId);
  if (!own) return nothing;
  const scores = rows.map((row) => row.scores);
  const criteria = criterionSummaries(scores).map(({ criterion_id, average }) => ({ criterion_id, average }));
  return { own: averageOf(own.scores), team: { ...teamSummary(scores), criteria } };
}
