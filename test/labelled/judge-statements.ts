import type { Evidence, MatchResult, Quote } from '../../server/modules/matching/domain/match-result.js';
import type { Ontology } from '../../server/modules/matching/engine/ontology/ontology.js';
import { credentialsIn } from '../../server/modules/matching/engine/facts/credentials.js';
import { foldText } from '../../server/modules/matching/engine/text/fold.js';
import type { ConceptId } from '../../server/modules/matching/lexicon/concept.js';
import type { ConceptNames } from './concept-names.js';
import type { LabelledJob, LabelledPerson } from './labels.js';
import { mean } from './judge-ranking.js';
import type { Answered } from './product-path.js';
import { ownSpans, type Truth, truthOf } from './truth.js';

export interface StatementFigures {
  readonly matches: number;
  readonly statements: number;
  /** How many of them are reasons. */
  readonly reasons: number;
  /** Share of the statements that a label confirms or contradicts. */
  readonly judged: number;
  /** Statements contradicted by the labels, per 100 matches. */
  readonly falsePer100: number;
  readonly byKind: Readonly<Record<'reason' | 'gap' | 'advice', number>>;
  /** Labelled gaps that the product shows. */
  readonly gapRecall: number;
  /** Share of the pairs with a labelled missing licence that score below 50. */
  readonly heldBack: number;
  readonly errors: readonly string[];
  readonly unjudged: readonly string[];
}

/** Only the best matches of each posting are judged, because people look at those. */
const READ = 8;
const HELD_BACK = 49;
const aboutWork = new Set(['skills', 'occupation', 'language']);

type Verdict = 'true' | 'false' | 'unknown';
interface Pair {
  readonly person: LabelledPerson;
  readonly job: LabelledJob;
  readonly had: Truth;
  readonly asked: Truth;
  readonly result: MatchResult;
}

/** Compares every reason, gap and piece of advice of the best matches with the labels of both texts. */
export function judgeStatements({ people, jobs }: Answered, names: ConceptNames, ontology: Ontology): StatementFigures {
  const had = new Map(people.map(({ person }) => [person.id, truthOf(person, names)]));
  const wrong = { reason: 0, gap: 0, advice: 0 };
  const errors: string[] = [];
  const unjudged: string[] = [];
  let matches = 0;
  let statements = 0;
  let reasons = 0;
  const told: boolean[] = [];
  const heldBack: boolean[] = [];
  for (const { job, proposed, ranked } of jobs) {
    const asked = truthOf(job, names);
    for (const { person, result } of proposed.slice(0, READ)) {
      matches += 1;
      const pair = { person, job, asked, had: had.get(person.id)!, result };
      const note = (kind: keyof typeof wrong, what: string, verdict: Verdict): void => {
        statements += 1;
        if (verdict === 'true') return;
        const line = `${kind} ${job.id} ${person.id}: ${what}`;
        if (verdict === 'unknown') unjudged.push(line);
        else {
          wrong[kind] += 1;
          errors.push(line);
        }
      };
      for (const each of result.evidence.filter((one) => isTold(one, result))) {
        reasons += 1;
        note('reason', describe(each), verdictOnReason(each, pair, names, ontology));
      }
      const gaps = conceptsIn(result.gaps.fr, names);
      for (const [name, ids] of gaps) note('gap', name, verdictOnGap(ids, pair, names));
      const advised = result.raises.flatMap(({ text }) => /«\u00A0(.+)\u00A0»/.exec(text.fr)?.[1] ?? []);
      for (const [name, ids] of conceptsIn(advised, names)) note('advice', name, verdictOnGap(ids, pair, names));
      for (const gap of job.gaps.get(person.id) ?? []) {
        const ids = names.idsOf(gap);
        const credentials = credentialsIn(gap, gap, false).map(({ credential }) => credential.name.fr);
        const isNamed = (name: string): boolean =>
          foldText(name).includes(foldText(gap)) ||
          credentials.some((each) => name.includes(each)) ||
          [...names.idsOf(name)].some((id) => ids.has(id));
        told.push(gaps.some(([, all]) => [...all].some((id) => ids.has(id))) || result.gaps.fr.some(isNamed));
      }
    }
    for (const [id, missing] of job.gaps) {
      if (!missing.some((name) => isLicence(name, names, ontology))) continue;
      const answer = ranked.find(({ person }) => person.id === id);
      heldBack.push(!answer || answer.score <= HELD_BACK);
    }
  }
  return {
    matches,
    statements,
    reasons,
    judged: 1 - unjudged.length / Math.max(1, statements),
    falsePer100: (100 * errors.length) / Math.max(1, matches),
    byKind: wrong,
    gapRecall: mean(told.map(Number)),
    heldBack: mean(heldBack.map(Number)),
    errors,
    unjudged,
  };
}

function isLicence(name: string, names: ConceptNames, ontology: Ontology): boolean {
  const ids = [...names.idsOf(name)];
  return ids.length === 0 || ids.some((id) => ontology.concepts.get(id)?.type === 'licence');
}

const isTold = (evidence: Evidence, result: MatchResult): boolean =>
  aboutWork.has(evidence.part) && toldOf(evidence, result).length > 0;

/** Only names of concepts; years, places and hours are judged elsewhere. */
function conceptsIn(
  all: readonly string[],
  names: ConceptNames,
): readonly (readonly [string, ReadonlySet<ConceptId>])[] {
  const named = all.map((name) => name.replace(/ \(de préférence\)$/, ''));
  return named.map((name) => [name, names.shown(name)] as const).filter(([, ids]) => ids.size > 0);
}

function verdictOnGap(ids: ReadonlySet<ConceptId>, { had, asked, job }: Pair, names: ConceptNames): Verdict {
  const all = [...ids];
  if (all.some((id) => had.own.has(id))) return 'false';
  if (all.every((id) => asked.wrong.has(id) || asked.foreign.has(id))) return 'false';
  return all.some((id) => asked.own.has(id)) ||
    job.needs.some(({ name }) => all.some((id) => names.idsOf(name).has(id)))
    ? 'true'
    : 'unknown';
}

function verdictOnReason(evidence: Evidence, pair: Pair, names: ConceptNames, ontology: Ontology): Verdict {
  const { had, asked, person, job } = pair;
  const ids = [...names.shown(evidence.concept.fr)];
  if (isForeign(evidence.seeker, person, ids, names) || isForeign(evidence.job, job, ids, names)) return 'false';
  if (ids.length === 0) return 'unknown';
  if (ids.every((id) => asked.wrong.has(id) || asked.foreign.has(id))) return 'false';
  if (ids.some((id) => had.own.has(id))) return ids.some((id) => asked.own.has(id)) ? 'true' : 'unknown';
  if (ids.every((id) => had.wrong.has(id) || had.foreign.has(id))) return 'false';
  if (isToldAsNear(evidence, pair.result)) return 'unknown';
  if ([...had.own].some((id) => ids.some((wide) => isKindOf(id, wide, ontology)))) return 'true';
  // The quoted words have a label, and it names another concept.
  return person.did.some(({ span, name }) => quotes(evidence.seeker, span) && names.idsOf(name).size > 0)
    ? 'false'
    : 'unknown';
}

/** Whether the highlighted words have a label that says that they are about somebody else, or do not have this sense. */
function isForeign(
  quote: Quote<string>,
  text: LabelledPerson | LabelledJob,
  ids: readonly ConceptId[],
  names: ConceptNames,
): boolean {
  if ([...ownSpans(text).map(({ span }) => span), ...text.also].some((span) => quotes(quote, span))) return false;
  const isRightAsWell = text.also.some((name) => ids.some((id) => names.idsOf(name).has(id)));
  return (
    text.other.some(({ span, name }) => quotes(quote, span) && names.idsOf(name).size > 0) ||
    text.not.some(
      ({ span, name }) =>
        (isQuoted(quote, span) && !isRightAsWell) ||
        (quotes(quote, span) && ids.some((id) => names.idsOf(name).has(id))),
    )
  );
}

const markedIn = ({ text, marks }: Quote<string>): string =>
  foldText(marks.map(({ start, end }) => text.slice(start, end)).join(' '));
const isQuoted = (quote: Quote<string>, span: string): boolean => markedIn(quote) === foldText(span);
const quotes = (quote: Quote<string>, span: string): boolean => markedIn(quote).includes(foldText(span));

/** The displayed sentences of a reason: its name and both quotes. */
function toldOf({ concept, seeker, job }: Evidence, { reasons }: MatchResult): readonly string[] {
  const name = concept.en.toLowerCase();
  return reasons.en.filter(
    (each) => each.includes(seeker.text.trim()) && each.includes(job.text.trim()) && each.toLowerCase().includes(name),
  );
}

/** Whether a sentence itself says that the skill is only similar. */
function isToldAsNear(evidence: Evidence, result: MatchResult): boolean {
  const { seeker, job } = evidence;
  const own = toldOf(evidence, result).map((each) => each.replace(seeker.text, '').replace(job.text, ''));
  return own.every((each) => /\b(?:close|closely|near|nearly|related)\b/i.test(each));
}

function isKindOf(id: ConceptId, wide: ConceptId, ontology: Ontology): boolean {
  if (id === wide) return true;
  return (ontology.concepts.get(id)?.broader ?? []).some((each) => isKindOf(each, wide, ontology));
}

function describe({ concept, seeker, job }: Evidence): string {
  const marked = ({ text, marks }: Quote<string>): string =>
    marks.map(({ start, end }) => text.slice(start, end)).join(' … ');
  return `${concept.fr} («${marked(seeker)}» for «${marked(job)}»)`;
}
