/**
 * Reads the labelled development sets from a given folder as ranking tasks, and computes the measures of a run. Copies none of
 * the data.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RankItem } from '../../server/modules/matching/engine/similarity/rank-item.js';
import { csvRecords } from '../../server/modules/matching/taxonomy/csv.js';
import type { TaxonomyName } from '../../server/modules/matching/taxonomy/rank-file.js';
import { unitGroupOf } from '../../server/modules/matching/taxonomy/unit-group.js';

export interface Figures {
  readonly 'acc@1': number;
  readonly 'acc@5': number;
  readonly 'acc@10': number;
  readonly mrr: number;
  readonly 'rp@5': number;
  readonly 'rp@10': number;
  readonly 'ndcg@10': number;
}
export type Metric = keyof Figures;

/** The grade of each right answer, by query. */
export type Gold = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Goal {
  readonly metric: Metric;
  /** The best figure of simple methods on the whole set: n-grams of letters, words, and a latent space learnt from the same data. */
  readonly reference: number;
  readonly aim: number;
}

export interface Task {
  readonly name: string;
  readonly queries: readonly RankItem[];
  /** Candidates with all their names. The references read them, and so does the engine if no taxonomy contains the candidates. */
  readonly candidates: readonly RankItem[];
  /** The concepts of an imported taxonomy that these candidates correspond to. */
  readonly taxonomy: TaxonomyName | null;
  readonly gold: Gold;
  /** Min grade that counts as right, for measures that only know right and wrong. */
  readonly least: number;
  readonly goals: readonly Goal[];
}

const text = (file: string): string => gunzipSync(readFileSync(file)).toString('utf8').trim();
const jsonl = <T>(file: string): T[] =>
  text(file)
    .split('\n')
    .map((line) => JSON.parse(line) as T);
async function* lines(file: string): AsyncGenerator<string> {
  yield* text(file).split('\n');
}
const csv = (file: string): Promise<Record<string, string>[]> => csvRecords(lines(file));

interface EscoRow {
  readonly id: number;
  readonly u: string;
  readonly en: string;
  readonly fr: string | null;
  readonly ae: readonly string[];
  readonly ar?: readonly string[];
  readonly af: readonly string[];
}

/** Unit groups are candidates too, because some titles of the American set mean a whole group. */
function namesOfGroups(rows: readonly Pick<EscoRow, 'u' | 'en'>[]): RankItem[] {
  const groups = rows.filter(({ u }) => unitGroupOf(u) !== null);
  return groups.map(({ u, en }) => ({ id: u, kind: 'title', lang: 'en', text: en }));
}

function namesIn(rows: readonly EscoRow[], kind: 'title' | 'skill', languages: readonly ('fr' | 'en')[]): RankItem[] {
  const prefix = kind === 'title' ? 'occupation' : 'skill';
  return rows.flatMap(({ u, en, fr, ae, ar, af }) => {
    const named = {
      en: [en, ...ae, ...(ar ?? [])],
      fr: [...(fr ? [fr] : []), ...af],
    };
    return languages.flatMap((lang) => named[lang].map((name) => ({ id: `${prefix}/${u}`, kind, lang, text: name })));
  });
}

const goldOf = (rows: Iterable<readonly [query: string, answer: string, grade: number]>): Gold => {
  const gold = new Map<string, Map<string, number>>();
  for (const [query, answer, grade] of rows) {
    let answers = gold.get(query);
    if (!answers) gold.set(query, (answers = new Map()));
    answers.set(answer, Math.max(grade, answers.get(answer) ?? 0));
  }
  return gold;
};

/** Every n-th entry, starting with the first, so that the sample is always the same. */
const sampled = <T>(rows: readonly T[], max: number): readonly T[] => {
  const step = Math.max(1, rows.length / max);
  return Array.from({ length: Math.min(max, rows.length) }, (_, at) => rows[Math.floor(at * step)]!);
};

export interface TaskOptions {
  /** Max queries of a set; larger sets are sampled. */
  readonly max: number;
}

export async function readTasks(data: string, { max }: TaskOptions): Promise<readonly Task[]> {
  const dev = (name: string): string => join(data, 'dev', name);
  const occupations = jsonl<EscoRow>(join(data, 'esco_occupations.jsonl.gz'));
  const skills = jsonl<EscoRow>(join(data, 'esco_skills.jsonl.gz'));
  const groups = jsonl<EscoRow>(join(data, 'esco_groups.jsonl.gz'));
  const skillIds = new Map(skills.map(({ id, u }) => [String(id), `skill/${u}`]));
  const melo = (name: string, lang: 'fr' | 'en') => {
    const rows = jsonl<{ id: string; q: string; esco: string }>(dev(name));
    return {
      queries: rows.map(({ id, q }): RankItem => ({ id, kind: 'title', lang, text: q })),
      gold: goldOf(rows.map(({ id, esco }) => [id, esco, 1] as const)),
      least: 1,
    };
  };
  const france = melo('melo_fra_dev.jsonl.gz', 'fr');

  const competences = await csv(dev('competent_skills_fr_esco_dev.csv.gz'));
  const competence = (relations: readonly string[]) => {
    const kept = competences.filter((row) => relations.includes(row['relation']!));
    const ids = new Set(sampled([...new Set(kept.map((row) => row['competent_id']!))], max));
    const rows = kept.filter((row) => ids.has(row['competent_id']!));
    const labels = new Map(rows.map((row) => [row['competent_id']!, row['label_fr']!]));
    return {
      queries: [...labels].map(([id, label]): RankItem => ({ id, kind: 'skill', lang: 'fr', text: label })),
      gold: goldOf(rows.map((row) => [row['competent_id']!, skillIds.get(row['skill_id']!) ?? '', 1] as const)),
      candidates: namesIn(skills, 'skill', ['fr', 'en']),
      taxonomy: 'taxonomy:skills' as const,
      least: 1,
    };
  };

  const sentences = sampled(
    jsonl<{ text: string; skill_ids: readonly number[] }>(dev('skillskape_train_dev.jsonl.gz')).filter(
      ({ skill_ids: ids }) => ids.length > 0,
    ),
    max,
  );

  const people = jsonl<RankItem>(dev('e2e_candidates_fr_dev.jsonl.gz'));
  const postings = jsonl<RankItem>(dev('e2e_jobs_en.jsonl.gz'));
  const judged = await csv(dev('e2e_qrels_dev.csv.gz'));
  const across = {
    candidates: postings.map((job): RankItem => ({ ...job, kind: 'job', lang: 'en' })),
    taxonomy: null,
    gold: goldOf(judged.map((row) => [row['rome']!, row['soc']!, Number(row['grade'])] as const)),
    least: 2,
  };

  const classes = jsonl<{ noc: string; level: number; en: string; fr?: string }>(join(data, 'noc2021.jsonl.gz')).filter(
    ({ level }) => level === 5,
  );
  const known = classes.filter(({ fr }) => fr);

  return [
    {
      name: 'MELO FR France',
      ...france,
      candidates: namesIn(occupations, 'title', ['fr']),
      taxonomy: 'taxonomy:occupations',
      goals: [
        { metric: 'acc@1', reference: 0.803, aim: 0.87 },
        { metric: 'acc@10', reference: 0.917, aim: 0.965 },
      ],
    },
    {
      name: 'MELO FR → EN names',
      ...france,
      candidates: namesIn(occupations, 'title', ['en']),
      taxonomy: null,
      goals: [{ metric: 'acc@1', reference: 0.803, aim: 0.87 }],
    },
    {
      name: 'MELO EN USA',
      ...melo('melo_usa_dev.jsonl.gz', 'en'),
      candidates: [...namesIn(occupations, 'title', ['en']), ...namesOfGroups(groups)],
      taxonomy: 'taxonomy:occupations',
      goals: [
        { metric: 'acc@1', reference: 0.555, aim: 0.62 },
        { metric: 'acc@10', reference: 0.817, aim: 0.91 },
      ],
    },
    {
      name: 'NOC FR → EN titles',
      queries: known.map(({ noc, fr }) => ({ id: noc, kind: 'title', lang: 'fr', text: fr! })),
      candidates: classes.map(({ noc, en }) => ({ id: noc, kind: 'title', lang: 'en', text: en })),
      taxonomy: null,
      gold: goldOf(known.map(({ noc }) => [noc, noc, 1] as const)),
      least: 1,
      goals: [{ metric: 'acc@1', reference: 0.702, aim: 0.88 }],
    },
    {
      name: 'E2E FR profile → EN job',
      ...across,
      queries: people.map((person) => ({ ...person, kind: 'profile', lang: 'fr' })),
      goals: [
        { metric: 'ndcg@10', reference: 0.447, aim: 0.62 },
        { metric: 'acc@10', reference: 0.772, aim: 0.92 },
      ],
    },
    {
      name: 'E2E without the title',
      ...across,
      queries: people.map((person) => ({ ...person, title: undefined, kind: 'profile', lang: 'fr' })),
      goals: [{ metric: 'ndcg@10', reference: 0.393, aim: 0.55 }],
    },
    {
      name: 'Belgian skills FR, exact',
      ...competence(['exact']),
      goals: [
        { metric: 'acc@1', reference: 0.407, aim: 0.6 },
        { metric: 'acc@10', reference: 0.622, aim: 0.8 },
      ],
    },
    {
      name: 'Belgian skills FR, exact + close',
      ...competence(['exact', 'close']),
      goals: [{ metric: 'acc@10', reference: 0.4, aim: 0.58 }],
    },
    {
      name: 'SkillSkape sentences EN',
      queries: sentences.map((row, at) => ({ id: String(at), kind: 'text', lang: 'en', text: row.text })),
      candidates: namesIn(skills, 'skill', ['en']),
      taxonomy: 'taxonomy:skills',
      gold: goldOf(
        sentences.flatMap((row, at) =>
          row.skill_ids.map((id) => [String(at), skillIds.get(String(id)) ?? '', 1] as const),
        ),
      ),
      least: 1,
      goals: [
        { metric: 'rp@5', reference: 0.3, aim: 0.5 },
        { metric: 'rp@10', reference: 0.378, aim: 0.5 },
      ],
    },
  ];
}

/** The measures of a run, computed like the scorer in the data folder. */
export function judge(
  { gold, least }: Pick<Task, 'gold' | 'least'>,
  run: ReadonlyMap<string, readonly string[]>,
): Figures {
  const sums = { 'acc@1': 0, 'acc@5': 0, 'acc@10': 0, mrr: 0, 'rp@5': 0, 'rp@10': 0, 'ndcg@10': 0 };
  const gain = (grades: readonly number[]): number =>
    grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  for (const [query, grades] of gold) {
    const ranked = run.get(query) ?? [];
    const isRight = (id: string): boolean => (grades.get(id) ?? 0) >= least;
    const all = [...grades.values()].filter((grade) => grade >= least).length;
    const first = ranked.findIndex(isRight);
    for (const cutoff of [1, 5, 10] as const) if (first >= 0 && first < cutoff) sums[`acc@${cutoff}`] += 1;
    if (first >= 0) sums.mrr += 1 / (first + 1);
    for (const cutoff of [5, 10] as const) {
      sums[`rp@${cutoff}`] += all === 0 ? 0 : ranked.slice(0, cutoff).filter(isRight).length / Math.min(cutoff, all);
    }
    const best = [...grades.values()].sort((one, other) => other - one);
    sums['ndcg@10'] += gain(ranked.map((id) => grades.get(id) ?? 0)) / gain(best);
  }
  return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, sum / gold.size])) as unknown as Figures;
}
