import type { Concept, ConceptId } from '../../lexicon/concept.js';
import { type Location, readLocation } from '../facts/locations.js';
import { type Seniority, seniorityIn } from '../facts/seniority.js';
import type { WorkTerm } from '../facts/work-terms.js';
import { findYears } from '../facts/years.js';
import type { JobSource } from '../../domain/match-result.js';
import type { JobPosting } from '../inputs.js';
import type { ThingId } from '../link/distinct-names.js';
import { type LinkedText, linkText, type Mention } from '../link/link-text.js';
import { NEAR_TITLE_WORTH, requirementLevels } from '../model.js';
import { foldText } from '../text/fold.js';
import type { Ontology } from '../ontology/ontology.js';
import { type AskedCredential, askedCredentials } from './asked-credentials.js';
import { isHeadOfTitle, isOffered } from './head-occupation.js';
import { nearOccupations } from './near-occupations.js';
import { type Need, needsOf } from './needs.js';
import { type PlaceInText, placeOf } from './place-in-text.js';
import { type Requirement, requirementsOf } from './requirements.js';
import { levelOf } from './requirement-level.js';
import { shiftsOf } from './shifts.js';

export interface JobField {
  readonly source: JobSource;
  readonly text: LinkedText;
}

/** A requirement with no word that the lexicon knows. */
export interface UnknownRequirement {
  readonly stems: readonly string[];
  readonly weight: number;
}

export interface AskedOccupation {
  readonly concept: Concept;
  /** 1 for the first occupation in the title, less for the others. */
  readonly rank: number;
  readonly place: PlaceInText<JobSource>;
  /** The thing that was named, if the concept covers several different things. */
  readonly thing?: ThingId | null;
  /** The title only resembles the name of the occupation. */
  readonly isNear?: boolean;
}

export interface JobAnalysis {
  readonly job: JobPosting;
  readonly fields: readonly JobField[];
  readonly occupations: readonly AskedOccupation[];
  readonly requirements: ReadonlyMap<ConceptId, Requirement>;
  /** The requirements, grouped where one of several is enough. */
  readonly needs: readonly Need[];
  /** Mandatory licences, cards and memberships. A person without one is proposed only with this gap shown. */
  readonly credentials?: readonly AskedCredential[];
  readonly languages: ReadonlyMap<ConceptId, Requirement>;
  readonly unknown: readonly UnknownRequirement[];
  readonly years: { readonly years: number; readonly place: PlaceInText<JobSource> } | null;
  readonly location: Location | null;
  /** Times of day that the posting names. */
  readonly shifts: ReadonlyMap<WorkTerm, PlaceInText<JobSource>>;
  readonly titleStems: readonly string[];
  /** The rank in the title; null if it names none. */
  readonly seniority?: Seniority | null;
}

const LONGEST_LIST_ENTRY = 6;
const OTHER_OCCUPATION_RANK = 0.8;
const OCCUPATION_OF_TEXT_RANK = 0.7;
/** An occupation in the title besides the one that is asked for. */
const BESIDE_RANK = 0.5;
const UNKNOWN_WEIGHT = 0.5;

/** Reads a posting once. All scores against it use this analysis. */
export function analyseJob(job: JobPosting, ontology: Ontology): JobAnalysis {
  const { fields, required, levels } = askedCredentials(fieldsOf(job, ontology), ontology);
  const occupations = occupationsOf(fields, ontology);
  const { requirements, languages } = requirementsOf(fields, occupations[0]?.concept, ontology, levels);
  return {
    job,
    fields,
    occupations,
    requirements,
    needs: needsOf(requirements.values()),
    credentials: required,
    languages,
    unknown: fields.flatMap((field) => unknownOf(field)),
    years: yearsOf(fields),
    location: job.location ? readLocation(job.location) : null,
    shifts: shiftsOf(fields),
    seniority: seniorityIn(job.title),
    titleStems: fields[0] ? stemsOf(fields[0].text) : [],
  };
}

function fieldsOf(job: JobPosting, ontology: Ontology): readonly JobField[] {
  const written: readonly (readonly [JobSource, string | null])[] = [
    ['title', job.title],
    ...job.requirements.map((text) => ['requirements', text] as const),
    ['description', job.description],
  ];
  const document = foldText(written.map(([, text]) => text ?? '').join('\n'));
  return written.flatMap(([source, text]) => {
    if (!text) return [];
    const isListItem = source === 'requirements' && text.split(/\s+/).length <= LONGEST_LIST_ENTRY;
    return [
      {
        source,
        text: linkText(text, ontology, { language: job.language, isListItem, isTitle: source === 'title', document }),
      },
    ];
  });
}

function occupationsOf(fields: readonly JobField[], ontology: Ontology): readonly AskedOccupation[] {
  const named = (sources: readonly JobSource[]): readonly Named[] =>
    fields
      .filter(({ source }) => sources.includes(source))
      .flatMap((field) =>
        field.text.mentions
          .filter(({ concept, isNegated, isUnsure }) => concept.kind === 'occupation' && !isNegated && !isUnsure)
          .map((mention) => ({ field, mention })),
      );
  const inTitle = named(['title']);
  const heads = inTitle.filter(({ field, mention }) => isHeadOfTitle(mention, field.text));
  if (heads.length > 0) return asked(heads, 1, false);
  const near = nearTitleOf(fields, ontology);
  if (near.length > 0) return near;
  // « Superviseur de commis » is close to a clerk, but not one.
  if (inTitle.length > 0) return asked(inTitle, BESIDE_RANK, true);
  // If the title names none ("Join our ICU team"), take the first one that the text looks for.
  const scope = named(['requirements', 'description']).filter(({ field, mention }) => isOffered(mention, field.text));
  return asked(scope.slice(0, 1), OCCUPATION_OF_TEXT_RANK, false);
}

interface Named {
  readonly field: JobField;
  readonly mention: Mention;
}

function asked(all: readonly Named[], firstRank: number, isNear: boolean): readonly AskedOccupation[] {
  const seen = new Set<ConceptId>();
  const first = all[0]?.mention;
  return all.flatMap(({ field: { source, text }, mention }) => {
    const { concept, thing } = mention;
    if (seen.has(concept.id)) return [];
    seen.add(concept.id);
    // Occupations with the same name share one position, and so the first rank.
    const rank = mention.start === first?.start ? firstRank : firstRank * OTHER_OCCUPATION_RANK;
    return [{ concept, rank, place: placeOf(source, text, mention), thing, isNear }];
  });
}

/** Occupations that the title resembles, if it names none: a misspelling or another word order. */
function nearTitleOf(fields: readonly JobField[], ontology: Ontology): readonly AskedOccupation[] {
  const title = fields.find(({ source }) => source === 'title');
  if (!title) return [];
  const { text } = title.text;
  const place = placeOf<JobSource>('title', title.text, { start: 0, end: text.length });
  return nearOccupations(text, ontology).map(({ concept, likeness, thing }) => ({
    ...{ concept, rank: likeness * NEAR_TITLE_WORTH, place, thing, isNear: true },
  }));
}

function unknownOf({ source, text }: JobField): readonly UnknownRequirement[] {
  if (source !== 'requirements' || text.mentions.length > 0 || findYears(text.text, 'requirement').length > 0)
    return [];
  const level = levelOf(source, text, 0);
  const stems = stemsOf(text);
  return level && stems.length > 0 ? [{ stems, weight: UNKNOWN_WEIGHT * requirementLevels[level] }] : [];
}

const MIN_LETTERS = 4;
function stemsOf({ tokens }: LinkedText): readonly string[] {
  const telling = tokens.filter(
    ({ isFunction, folded }) => !isFunction && folded.length >= MIN_LETTERS && !/\d/.test(folded),
  );
  return [...new Set(telling.map(({ fr }) => fr))];
}

function yearsOf(fields: readonly JobField[]): JobAnalysis['years'] {
  for (const source of ['requirements', 'description'] as const) {
    for (const field of fields) {
      const context = source === 'requirements' ? 'requirement' : 'description';
      const [found] = field.source === source ? findYears(field.text.text, context) : [];
      if (found) return { years: found.years, place: placeOf(source, field.text, found) };
    }
  }
  return null;
}
