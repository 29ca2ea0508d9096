import type { Language } from '../../../../platform/http/language.js';
import type { ConceptId } from '../../lexicon/concept.js';
import { type Location, readLocation } from '../facts/locations.js';
import { type Seniority, seniorityIn } from '../facts/seniority.js';
import { findWorkTerms, type TermsFound } from '../facts/work-terms.js';
import { findYears } from '../facts/years.js';
import type { SeekerSource } from '../../domain/match-result.js';
import type { SeekerProfile } from '../inputs.js';
import { linkText } from '../link/link-text.js';
import { foldText } from '../text/fold.js';
import type { Ontology } from '../ontology/ontology.js';
import { type Claim, claimsOf, hintsOf, isClaim, type SeekerField, withNearTitle } from './claims.js';
import { type CredentialStatus, heldCredentials } from './held-credentials.js';
import { highest, seniorityAt } from './own-seniority.js';
import { type PlaceInText, placeOf } from './place-in-text.js';

export interface SeekerAnalysis {
  readonly profile: SeekerProfile;
  readonly fields: readonly SeekerField[];
  readonly claims: ReadonlyMap<ConceptId, Claim>;
  /** Concepts that they study or want to become. They add points and are never shown. */
  readonly hints?: ReadonlyMap<ConceptId, Claim>;
  /** The highest rank named with an occupation in the title or prose; null if there is none. */
  readonly seniority?: Seniority | null;
  /** Licences, cards and memberships that the person names, by key, with their status. */
  readonly credentials?: ReadonlyMap<string, CredentialStatus>;
  /** Occupations named in the preferences. */
  readonly preferred: ReadonlySet<ConceptId>;
  readonly years: { readonly years: number; readonly place: PlaceInText<SeekerSource> | null } | null;
  readonly location: Location | null;
  readonly terms: TermsFound | null;
  /** Languages the person writes or speaks. */
  readonly writes: ReadonlySet<Language>;
  /** Stems of the skills list and the title, compared with requirements that the lexicon does not know. */
  readonly listedStems: ReadonlySet<string>;
}

const LONGEST_LIST_ENTRY = 6;
/** Reads a profile once. All scores of the person use this analysis. */
export function analyseSeeker(profile: SeekerProfile, ontology: Ontology): SeekerAnalysis {
  const { fields, credentials } = heldCredentials(fieldsOf(profile, ontology), ontology);
  const preferenceTexts = [...profile.preferences, profile.workType ?? ''].filter(Boolean);
  const preferred = preferenceTexts.flatMap(
    (preference) => linkText(preference, ontology, { language: null, isListItem: true }).mentions,
  );
  const arrangement = [profile.availability, profile.workType, ...profile.preferences].filter(Boolean).join(' ; ');
  const claims = withNearTitle(claimsOf(fields, ontology), fields, ontology);
  return {
    profile,
    fields,
    credentials,
    seniority: seniorityOf(profile, fields),
    claims,
    hints: hintsOf(fields, claims),
    preferred: new Set(
      preferred.filter(({ concept }) => concept.kind === 'occupation').map(({ concept }) => concept.id),
    ),
    years: yearsOf(profile, fields),
    location: profile.location ? readLocation(profile.location) : null,
    terms: arrangement ? findWorkTerms(arrangement) : null,
    writes: new Set(fields.flatMap(({ text }) => text.sentences.flatMap(({ language }) => language ?? []))),
    listedStems: new Set(
      fields
        .filter(({ source }) => source === 'skills' || source === 'title')
        .flatMap(({ text }) => text.tokens.filter(({ isFunction }) => !isFunction).flatMap(({ fr, en }) => [fr, en])),
    ),
  };
}

function fieldsOf(profile: SeekerProfile, ontology: Ontology): readonly SeekerField[] {
  const written: readonly (readonly [SeekerSource, string | null])[] = [
    ['title', profile.title],
    ['experience', profile.experience],
    ['transcript', profile.transcript],
    ['bio', profile.bio],
    ...profile.skills.map((skill) => ['skills', skill] as const),
  ];
  const proseTexts = written.filter(([source]) => source !== 'skills').map(([, text]) => text ?? '');
  const prose = foldText(proseTexts.join('\n'));
  const withList = foldText([...proseTexts, ...profile.skills].join('\n'));
  return written.flatMap(([source, text]) => {
    if (!text) return [];
    const isSkill = source === 'skills';
    const isListItem = isSkill && text.split(/\s+/).length <= LONGEST_LIST_ENTRY;
    const document = isSkill ? `${prose}\n${foldText(text)}` : prose;
    const options = { language: null, isListItem, isTitle: source === 'title', document };
    return [{ source, text: linkText(text, ontology, isSkill ? { ...options, withList } : options) }];
  });
}

function seniorityOf({ title }: SeekerProfile, fields: readonly SeekerField[]): Seniority | null {
  if (title) return seniorityIn(title);
  // The list is ignored: one more skill must not change the rank.
  const prose = fields.filter(({ source }) => source !== 'skills');
  return highest(
    prose.flatMap(({ source, text }) =>
      text.mentions
        .filter((mention) => mention.concept.kind === 'occupation' && isClaim(mention, source, text))
        .map((mention) => seniorityAt(mention, text)),
    ),
  );
}

function yearsOf(profile: SeekerProfile, fields: readonly SeekerField[]): SeekerAnalysis['years'] {
  let best: { years: number; place: PlaceInText<SeekerSource> } | null = null;
  for (const { source, text } of fields) {
    for (const found of findYears(text.text, source === 'experience' ? 'history' : 'prose')) {
      if (!best || found.years > best.years) best = { years: found.years, place: placeOf(source, text, found) };
    }
  }
  const stated = profile.yearsExperience;
  if (stated === null) return best;
  return { years: stated, place: best?.years === stated ? best.place : null };
}
