/**
 * Properties that scores must have besides ranking well, checked over whole development sets. Names, ages or schools change no
 * score; both languages score alike; typing errors and misheard speech lower scores only a little; another skill never lowers a
 * score; quotes are verbatim; the audit of groups finds bias.
 * `npm test` checks the same properties over a few texts (`fairness.spec.ts`, `robustness.spec.ts`, `explain-match.spec.ts`, …).
 */
import { analyseJob, type JobAnalysis } from '../../server/modules/matching/engine/analysis/analyse-job.js';
import { analyseSeeker } from '../../server/modules/matching/engine/analysis/analyse-seeker.js';
import { explainAnalysed, scoreAnalysed } from '../../server/modules/matching/engine/explain-match.js';
import type { SeekerProfile } from '../../server/modules/matching/engine/inputs.js';
import type { ConceptId } from '../../server/modules/matching/lexicon/concept.js';
import type { Ontology } from '../../server/modules/matching/engine/ontology/ontology.js';
import type { RankItem } from '../../server/modules/matching/engine/similarity/rank-item.js';
import { jobPosting, seekerProfile } from '../../server/modules/matching/engine/spec-texts/blank.js';
import { impactOf } from '../../server/modules/fairness/domain/impact-ratio.js';
import type { MatchResult } from '../../server/modules/matching/domain/match-result.js';
import { misheard, mistyped } from './matching-noise.js';
import type { Rank } from './matching-baselines.js';
import { judge, type Task } from './matching-tasks.js';

/** How many postings each person is compared with: those that suit by the labels, and others from the whole set. */
const RIGHT = 3;
const OTHERS = 5;
/** How many occupations get a profile in both languages, and how many skills each lists. */
const TWINS = 300;
const TWIN_SKILLS = 6;

export interface Kept {
  readonly name: string;
  readonly measured: string;
  readonly aim: string;
  readonly isKept: boolean;
}

export interface PromiseInputs {
  readonly ontology: Ontology;
  /** The sets « E2E FR profile → EN job » and « MELO FR France ». */
  readonly people: Task;
  readonly titles: Task;
  readonly rankPeople: Rank;
  readonly rankTitles: Rank;
}

interface Pair {
  readonly profile: SeekerProfile;
  readonly job: JobAnalysis;
}

export function* promises(inputs: PromiseInputs): Generator<Kept> {
  const pairs = pairsOf(inputs);
  yield swapped(pairs, inputs.ontology);
  yield twins(inputs.ontology);
  yield typed(inputs);
  yield monotone(pairs, inputs.ontology);
  yield quoted(pairs, inputs.ontology);
  yield heard(inputs);
  yield audited(pairs, inputs.ontology);
}

function profileOf({ title, skills, experience }: RankItem): SeekerProfile {
  return seekerProfile({ title: title ?? null, skills: skills ?? [], experience: experience ?? null });
}

function pairsOf({ people, ontology }: PromiseInputs): readonly Pair[] {
  const postings = new Map(
    people.candidates.map(({ id, title, description, requirements }) => [
      id,
      jobPosting({
        title: title ?? '',
        description: description ?? null,
        requirements: requirements ?? [],
        language: 'en',
      }),
    ]),
  );
  const ids = [...postings.keys()];
  const read = new Map<string, JobAnalysis>();
  const analysed = (id: string): JobAnalysis => {
    const known = read.get(id) ?? analyseJob(postings.get(id)!, ontology);
    read.set(id, known);
    return known;
  };
  return people.queries.flatMap((person, row) => {
    const right = [...(people.gold.get(person.id) ?? [])].filter(([, grade]) => grade >= people.least).slice(0, RIGHT);
    const others = Array.from({ length: OTHERS }, (_, at) => ids[(row * 37 + at * 181) % ids.length]!);
    const profile = profileOf(person);
    return [...right.map(([id]) => id), ...others]
      .filter((id) => postings.has(id))
      .map((id) => ({ profile, job: analysed(id) }));
  });
}

const explained = ({ profile, job }: Pair, ontology: Ontology): MatchResult =>
  explainAnalysed(analyseSeeker(profile, ontology), job, ontology);
const scored = ({ profile, job }: Pair, ontology: Ontology): number =>
  scoreAnalysed(analyseSeeker(profile, ontology), job, ontology);

const inBothGenders = /^(\p{L}+) \/ (\p{L}+)(?=[ ,]|$)(.*)$/u;
/** Two variants of the facts that must not influence a score. */
const swaps: readonly (readonly [string, string])[] = [
  ['Je m’appelle Mathilde Tremblay.', 'Je m’appelle Mohammed Nguyen.'],
  ['J’ai 27 ans.', 'J’ai 58 ans.'],
  ['Née en 1961.', 'Né en 1998.'],
  ['Diplômée de l’Université Laval.', 'Diplômée de l’Université McGill.'],
  ['Diplôme obtenu en 2003.', 'Diplôme obtenu en 2021.'],
];

function twinsOf(profile: SeekerProfile): readonly (readonly [SeekerProfile, SeekerProfile])[] {
  const both = inBothGenders.exec(profile.title ?? '');
  const titled = (title: string): SeekerProfile => ({ ...profile, title });
  const said = (text: string): SeekerProfile => ({ ...profile, experience: `${profile.experience ?? ''} ${text}` });
  const at = (code: string): SeekerProfile => ({ ...profile, location: `Montréal ${code}` });
  return [
    ...(both ? [[titled(`${both[1]!}${both[3]!}`), titled(`${both[2]!}${both[3]!}`)] as const] : []),
    ...swaps.map(([one, other]) => [said(one), said(other)] as const),
    [at('H2X 1Y4'), at('H1W 3P5')],
  ];
}

/** (a) Name, gender form, age, school, year of a diploma, postal code. */
function swapped(pairs: readonly Pair[], ontology: Ontology): Kept {
  let compared = 0;
  let changed = 0;
  for (const { profile, job } of pairs) {
    for (const [one, other] of twinsOf(profile)) {
      const [left, right] = [one, other].map((each) => explained({ profile: each, job }, ontology));
      compared += 1;
      const isSame =
        left!.match_score === right!.match_score &&
        left!.compatibility_score === right!.compatibility_score &&
        JSON.stringify(left!.parts) === JSON.stringify(right!.parts);
      if (!isSame) changed += 1;
    }
  }
  return {
    name: '(a) swapped: name, gender, age, school, postal code',
    measured: `${changed} of ${compared} changed`,
    aim: '0',
    isKept: changed === 0,
  };
}

/** (b) The needs of an occupation, as a French and as an English profile, compared with a posting in either language. */
function twins(ontology: Ontology): Kept {
  const all = [...ontology.concepts.values()].filter(({ kind, skills }) => kind === 'occupation' && skills.length >= 3);
  const step = Math.max(1, all.length / TWINS);
  const chosen = Array.from({ length: Math.min(TWINS, all.length) }, (_, at) => all[Math.floor(at * step)]!);
  const named = (id: ConceptId, language: 'fr' | 'en'): string | undefined =>
    ontology.concepts.get(id)?.labels.find((label) => label.language === language)?.text;
  const written = (at: number, language: 'fr' | 'en') => {
    const { id, skills } = chosen[at]!;
    const list = skills.filter((skill) => named(skill, 'fr') && named(skill, 'en')).slice(0, TWIN_SKILLS);
    return { title: named(id, language) ?? '', skills: list.map((skill) => named(skill, language)!) };
  };
  let compared = 0;
  let near = 0;
  for (let at = 0; at < chosen.length; at += 1) {
    if (!named(chosen[at]!.id, 'fr') || !named(chosen[at]!.id, 'en')) continue;
    const people = (['fr', 'en'] as const).map((language) => {
      const { title, skills } = written(at, language);
      // Only half of the skills: a person with all of them would get the top score in any language, which proves nothing.
      return analyseSeeker(seekerProfile({ title, skills: skills.filter((_, row) => row % 2 === 0) }), ontology);
    });
    for (const [other, language] of [
      [at, 'en'],
      [at, 'fr'],
      [(at + 1) % chosen.length, 'en'],
    ] as const) {
      const { title, skills } = written(other, language);
      const job = analyseJob(jobPosting({ title, requirements: skills, language }), ontology);
      const [french, english] = people.map((person) => scoreAnalysed(person, job, ontology));
      compared += 1;
      if (Math.abs(french! - english!) <= 3) near += 1;
    }
  }
  return {
    name: '(b) the same in French and English, within 3 points',
    measured: `${percent(near / compared)} of ${compared}`,
    aim: '≥ 95 %',
    isKept: near / compared >= 0.95,
  };
}

/** (c) One typing error in six letters. */
function typed({ titles, rankTitles }: PromiseInputs): Kept {
  const first = (write: (text: string) => string): number =>
    judge(
      titles,
      new Map(titles.queries.map((query) => [query.id, rankTitles({ ...query, text: write(query.text ?? '') }, 10)])),
    )['acc@1'];
  const lost = first((text) => text) - first(mistyped);
  return {
    name: '(c) one typing error in six letters, titles',
    measured: `${(lost * 100).toFixed(1)} points of acc@1 lost`,
    aim: '≤ 5',
    isKept: lost <= 0.05,
  };
}

/** (d) Adds a required skill to a person, and removes one that the person has. */
function monotone(pairs: readonly Pair[], ontology: Ontology): Kept {
  let compared = 0;
  let broken = 0;
  for (const pair of pairs) {
    const before = scored(pair, ontology);
    const { profile, job } = pair;
    for (const asked of job.job.requirements.slice(0, 5)) {
      const more = scored({ profile: { ...profile, skills: [...profile.skills, asked] }, job }, ontology);
      compared += 1;
      if (more < before) broken += 1;
    }
    for (const had of profile.skills.slice(0, 5)) {
      const skills = profile.skills.filter((skill) => skill !== had);
      compared += 1;
      if (scored({ profile: { ...profile, skills }, job }, ontology) > before) broken += 1;
    }
  }
  return {
    name: '(d) more skills never lower, fewer never raise',
    measured: `${broken} of ${compared} did`,
    aim: '0',
    isKept: broken === 0,
  };
}

/** (e) Each quote occurs word for word in its text. */
function quoted(pairs: readonly Pair[], ontology: Ontology): Kept {
  let quotes = 0;
  let strange = 0;
  for (const pair of pairs) {
    const { title, skills, experience } = pair.profile;
    const { job } = pair.job;
    const own = [title, experience, ...skills].filter((text) => text !== null);
    const asked = [job.title, job.description, ...job.requirements].filter((text) => text !== null);
    for (const { seeker, job: of } of explained(pair, ontology).evidence) {
      quotes += 1;
      const isThere = own.some((text) => text.includes(seeker.text)) && asked.some((text) => text.includes(of.text));
      if (!isThere) strange += 1;
    }
  }
  return {
    name: '(e) quotes that stand word for word in both texts',
    measured: `${quotes - strange} of ${quotes}`,
    aim: 'all',
    isKept: quotes > 0 && strange === 0,
  };
}

/** (f) 15 % of the words misheard, left out or inserted. */
function heard({ people, rankPeople }: PromiseInputs): Kept {
  const gain = (hear: (text: string) => string): number =>
    judge(
      people,
      new Map(
        people.queries.map((person) => [
          person.id,
          rankPeople({ ...person, experience: hear(person.experience ?? ''), skills: person.skills?.map(hear) }, 10),
        ]),
      ),
    )['ndcg@10'];
  const lost = gain((text) => text) - gain(misheard);
  return {
    name: '(f) speech with 15 % of its words misheard',
    measured: `${(lost * 100).toFixed(1)} points of nDCG@10 lost`,
    aim: '≤ 3',
    isKept: lost <= 0.03,
  };
}

/**
 * (g) The audit of groups: it flags no group if groups are drawn at random, and flags a group whose scores are lowered on
 * purpose.
 */
function audited(pairs: readonly Pair[], ontology: Ontology): Kept {
  const scores = pairs.map((pair) => scored(pair, ontology));
  const sorted = [...scores].sort((one, other) => one - other);
  const median = sorted[sorted.length >> 1]!;
  const flagged = (pressed: number): readonly boolean[] => {
    const groups = (['WOMAN', 'MAN'] as const).map((gender, which) => {
      const own = scores
        .filter((_, at) => at % 2 === which)
        .map((score) => (gender === 'WOMAN' ? score - pressed : score));
      return { gender, ethnicity: null, people: own.length, above: own.filter((score) => score > median).length };
    });
    return impactOf(groups)[0]!.groups.map(({ isFlagged }) => isFlagged);
  };
  const fair = flagged(0);
  const unfair = flagged(5);
  return {
    name: '(g) impact ratios of two groups drawn at random, and one pressed down by 5 points',
    measured: `${fair.filter(Boolean).length} flagged, ${unfair.filter(Boolean).length} flagged`,
    aim: '0, 1',
    isKept: !fair.some(Boolean) && unfair.filter(Boolean).length === 1,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
