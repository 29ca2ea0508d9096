import type { LinkedText } from '../../server/modules/matching/engine/link/link-text.js';
import type { ConceptId } from '../../server/modules/matching/lexicon/concept.js';
import type { ConceptNames } from './concept-names.js';
import type { LabelledJob, LabelledPerson, LabelledSpan } from './labels.js';
import { Tally, type TallyFigures } from './tally.js';
import type { Answered } from './product-path.js';
import { ownSpans, type Truth, truthOf } from './truth.js';

export interface ReadingFigures {
  readonly links: TallyFigures;
  readonly claims: TallyFigures;
  readonly requirements: TallyFigures;
  /** Share of the found requirements that have the labelled level (required or asset). */
  readonly levels: number;
  /** Share of labelled years of experience that the engine read correctly. */
  readonly years: number;
  readonly errors: readonly string[];
  readonly unjudged: readonly string[];
}

/** Compares what the engine read in each text with the labels. */
export function judgeReading(answered: Answered, names: ConceptNames): ReadingFigures {
  const links = new Tally('link');
  const claims = new Tally('claim');
  const requirements = new Tally('requirement');
  const years: boolean[] = [];
  const yearErrors: string[] = [];
  const holdYears = (id: string, said: number, read: number | undefined): void => {
    years.push(said === read);
    if (said !== read) yearErrors.push(`years ${id}: says ${said}, read ${read ?? 'none'}`);
  };
  const levels: boolean[] = [];
  for (const { person, analysis } of answered.people) {
    const truth = truthOf(person, names);
    const linked = linkedIn(analysis.fields);
    judge(links, person.id, {
      truth,
      found: linked,
      spans: expectedLinks(person, names),
      names,
      isNaming: true,
    });
    const found = new Map([...analysis.claims.keys()].map((id) => [id, linked.get(id) ?? '?']));
    judge(claims, person.id, { truth, found, spans: person.did, names, isNaming: false });
    if (person.years !== null) holdYears(person.id, person.years, analysis.years?.years);
  }
  for (const { job, analysis } of answered.jobs) {
    const truth = truthOf(job, names);
    const linked = linkedIn(analysis.fields);
    judge(links, job.id, { truth, found: linked, spans: expectedLinks(job, names), names, isNaming: true });
    const asked = [...analysis.requirements.values(), ...analysis.languages.values()].filter(
      ({ level }) => level !== 'inferred',
    );
    const found = new Map([
      ...asked.map(({ concept: { id } }) => [id, linked.get(id) ?? '?'] as const),
      ...analysis.occupations.map(({ concept: { id } }) => [id, linked.get(id) ?? '?'] as const),
    ]);
    judge(requirements, job.id, { truth, found, spans: ownSpans(job), names, isNaming: false });
    for (const { concept, level } of asked) {
      if (isAmong(concept.id, job.assets, names)) levels.push(level === 'preferred');
      else if (isAmong(concept.id, job.needs, names)) levels.push(level !== 'preferred');
    }
    if (job.years !== null) holdYears(job.id, job.years, analysis.years?.years);
  }
  const all = [links, claims, requirements];
  return {
    links: links.figures(),
    claims: claims.figures(),
    requirements: requirements.figures(),
    levels: levels.filter(Boolean).length / levels.length,
    years: years.filter(Boolean).length / years.length,
    errors: [...all.flatMap((tally) => tally.errors), ...yearErrors],
    unjudged: all.flatMap((tally) => tally.unjudged),
  };
}

interface Judged {
  readonly truth: Truth;
  /** Each found concept, with the words in which the engine found it. */
  readonly found: ReadonlyMap<ConceptId, string>;
  readonly spans: readonly LabelledSpan[];
  readonly names: ConceptNames;
  /** Links count if the text names the concept, even if nobody has it or asks for it. */
  readonly isNaming: boolean;
}

function judge(tally: Tally, text: string, { truth, found, spans, names, isNaming }: Judged): void {
  for (const [id, words] of found) {
    if ((isNaming ? truth.named : truth.own).has(id)) tally.right();
    else if (truth.wrong.has(id) || (!isNaming && truth.foreign.has(id))) tally.wrong(text, words, id);
    else tally.unknown(text, words, id);
  }
  for (const { span, name } of spans) {
    const ids = names.idsOf(name);
    tally.expected(text, span === name ? span : `${span} = ${name}`, {
      isFound: [...ids].some((id) => found.has(id)),
      isKnown: ids.size > 0,
    });
  }
}

/** Concepts that count as claimed or required, with the words in which the engine found them. */
function linkedIn(fields: readonly { readonly text: LinkedText }[]): ReadonlyMap<ConceptId, string> {
  const all = fields.flatMap(({ text }) => text.mentions.map((mention) => ({ mention, text: text.text })));
  const sure = new Set(all.filter(({ mention }) => !mention.isUnsure).map(({ mention }) => mention.concept.sector));
  return new Map(
    all
      .filter(({ mention }) => !mention.isUnsure || sure.has(mention.concept.sector))
      .map(({ mention, text }) => [mention.concept.id, text.slice(mention.start, mention.end)]),
  );
}

/**
 * Words about somebody else matter only if the lexicon knows them: only then can the engine take them for the person's own claim.
 */
function expectedLinks(text: LabelledPerson | LabelledJob, names: ConceptNames): readonly LabelledSpan[] {
  return [...ownSpans(text), ...text.other.filter(({ name }) => names.idsOf(name).size > 0)];
}

function isAmong(id: ConceptId, spans: readonly LabelledSpan[], names: ConceptNames): boolean {
  return spans.some(({ name }) => names.idsOf(name).has(id));
}
