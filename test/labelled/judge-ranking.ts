import type { Answered, AnsweredJob } from './product-path.js';

export interface RankingFigures {
  readonly postings: number;
  /** Share of postings that rank a right person first. */
  readonly rightFirst: number;
  /** Share of postings that rank all right people above all others. */
  readonly allRightOnTop: number;
  readonly ndcg10: number;
  /** Share of right pairs that would be proposed. */
  readonly rightProposed: number;
  /** Share of proposed pairs that are neither right nor possible. */
  readonly wrongProposed: number;
  /** nDCG@10 among people of one language, by `posting → people`. */
  readonly byLanguages: Readonly<Record<string, number>>;
}

export function judgeRanking({ jobs, people }: Answered): RankingFigures {
  const judged = jobs.filter(({ job }) => [...job.grades.values()].includes(2));
  const languageOf = new Map(people.map(({ person }) => [person.id, person.language]));
  const byLanguages: Record<string, number> = {};
  for (const from of ['fr', 'en'] as const) {
    for (const to of ['fr', 'en'] as const) {
      const gains = judged
        .filter(({ job }) => job.language === from)
        .map((each) => ndcg(each, (id) => languageOf.get(id) === to))
        .filter((gain) => gain !== null);
      byLanguages[`${from} → ${to}`] = mean(gains);
    }
  }
  const proposed = judged.flatMap(({ job, proposed: all }) => all.map(({ person }) => job.grades.get(person.id) ?? 0));
  const right = judged.flatMap(({ job }) => [...job.grades.values()].filter((grade) => grade === 2));
  return {
    postings: judged.length,
    rightFirst: mean(judged.map((each) => Number(gradesOf(each)[0] === 2))),
    allRightOnTop: mean(judged.map((each) => Number(isAllRightOnTop(each)))),
    ndcg10: mean(judged.map((each) => ndcg(each, () => true) ?? 0)),
    rightProposed: proposed.filter((grade) => grade === 2).length / right.length,
    wrongProposed: mean(proposed.map((grade) => Number(grade === 0))),
    byLanguages,
  };
}

/** Proposed people come first, as on the screen. */
export function rankedIds({ ranked, proposed }: AnsweredJob): readonly string[] {
  const shown = proposed.map(({ person }) => person.id);
  const isShown = new Set(shown);
  return [...shown, ...ranked.map(({ person }) => person.id).filter((id) => !isShown.has(id))];
}

function gradesOf(answered: AnsweredJob): readonly number[] {
  return rankedIds(answered).map((id) => answered.job.grades.get(id) ?? 0);
}

function isAllRightOnTop(answered: AnsweredJob): boolean {
  const right = [...answered.job.grades.values()].filter((grade) => grade === 2).length;
  const top = gradesOf(answered).slice(0, right);
  return top.length === right && top.every((grade) => grade === 2);
}

function ndcg(answered: AnsweredJob, isIn: (id: string) => boolean): number | null {
  const { grades } = answered.job;
  const best = [...grades].filter(([id]) => isIn(id)).map(([, grade]) => grade);
  if (best.length === 0) return null;
  const ranked = rankedIds(answered)
    .filter(isIn)
    .map((id) => grades.get(id) ?? 0);
  return gain(ranked) / gain(best.sort((one, other) => other - one));
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

export function mean(figures: readonly number[]): number {
  return figures.length === 0 ? 0 : figures.reduce((sum, each) => sum + each, 0) / figures.length;
}
