/** Words for 1, 2, 3 and 4, in the posting's language. */
export type Anchors = readonly [string, string, string, string];

export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly anchors: Anchors;
}

/** A score with the note that explains it. `criterion` is the name at that moment, because a scorecard can change. */
export interface GivenScore {
  readonly criterion_id: string;
  readonly criterion: string;
  /** Null in a draft, or for a criterion that the reviewer does not judge. */
  readonly score: number | null;
  readonly note: string;
}

export interface Summary {
  readonly average: number;
  /** Highest minus lowest: 0 if everybody agrees. */
  readonly spread: number;
  readonly n: number;
}

export interface CriterionSummary extends Summary {
  readonly criterion_id: string;
  readonly criterion: string;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** @returns null without figures. */
export function summaryOf(figures: readonly number[]): Summary | null {
  if (figures.length === 0) return null;
  const sum = figures.reduce((total, each) => total + each, 0);
  return {
    average: rounded(sum / figures.length),
    spread: rounded(Math.max(...figures) - Math.min(...figures)),
    n: figures.length,
  };
}

const figuresOf = (scores: readonly GivenScore[]): number[] =>
  scores.flatMap(({ score }) => (score === null ? [] : [score]));

/** One review as one figure; null if it scores nothing. */
export const averageOf = (scores: readonly GivenScore[]): number | null =>
  summaryOf(figuresOf(scores))?.average ?? null;

/** The team's opinion: each review counts the same, however many criteria it scores. */
export function teamSummary(reviews: readonly (readonly GivenScore[])[]): Summary {
  const averages = reviews.flatMap((scores) => averageOf(scores) ?? []);
  return summaryOf(averages) ?? { average: 0, spread: 0, n: 0 };
}

/** By criterion, in the order in which they first appear. */
export function criterionSummaries(reviews: readonly (readonly GivenScore[])[]): CriterionSummary[] {
  const byCriterion = Map.groupBy(reviews.flat(), ({ criterion_id: id }) => id);
  return [...byCriterion].flatMap(([id, scores]) => {
    const summary = summaryOf(figuresOf(scores));
    return summary ? [{ criterion_id: id, criterion: scores.at(-1)?.criterion ?? '', ...summary }] : [];
  });
}

/** The part that is missing before a review can be submitted: the place in `scores`, or nothing scored at all. */
export type Gap = { readonly kind: 'NOTHING_SCORED' } | { readonly kind: 'NOTE_MISSING'; readonly place: number };

/** A score needs a note, and a review needs a score. */
export function gapsIn(scores: readonly GivenScore[]): Gap[] {
  if (figuresOf(scores).length === 0) return [{ kind: 'NOTHING_SCORED' }];
  return scores.flatMap(({ score, note }, place) =>
    score !== null && note.trim() === '' ? [{ kind: 'NOTE_MISSING' as const, place }] : [],
  );
}
