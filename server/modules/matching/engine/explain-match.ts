import { analyseJob, type JobAnalysis } from './analysis/analyse-job.js';
import { analyseSeeker, type SeekerAnalysis } from './analysis/analyse-seeker.js';
import { argumentsOf, evidenceOf } from './explain/evidence.js';
import { raisesOf } from './explain/raises.js';
import { maskedReasonsOf, reasonsOf } from './explain/reasons.js';
import type { JobPosting, SeekerProfile } from './inputs.js';
import { inputsHash } from './inputs-hash.js';
import { modelVersionWith } from './model.js';
import type { Bilingual } from '../domain/match-result.js';
import type { Ontology } from './ontology/ontology.js';
import { type MatchResult, partNames } from '../domain/match-result.js';
import { compatibilityScore } from './score/compatibility.js';
import { skillsShownAsCredentials } from './score/missing-credentials.js';
import { type ScoredPair, scorePair } from './score/score-pair.js';
import { groundsOf, type GroundsOfParts } from './score/score-parts.js';
import type { Gap } from './score/scored-part.js';
import type { SemanticInputs } from './semantic/semantic-part.js';

/**
 * Entry point of the engine: scores a profile against a posting, with parts, quoted reasons, gaps and possible raises. Pure:
 * equal inputs give equal results on every machine.
 */
export function explainMatch(profile: SeekerProfile, job: JobPosting, ontology: Ontology): MatchResult {
  return explainAnalysed(analyseSeeker(profile, ontology), analyseJob(job, ontology), ontology);
}

/**
 * The same for texts that were analysed before, because many pairs share one side.
 *
 * @param semantic a provider's data for the pair; without it the `semantic` part is absent and nothing else changes.
 */
export function explainAnalysed(
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  ontology: Ontology,
  semantic: SemanticInputs | null = null,
): MatchResult {
  const pair = scorePair(seeker, job, ontology, semantic);
  const { parts, points } = pair;
  const grounds = groundsOf(parts);
  const shown = argumentsOf(grounds, points);
  const open = openGaps(pair, grounds, job);
  const gaps = open.filter(({ isUnknown }) => !isUnknown).map(shownName);
  return {
    match_score: pair.score,
    compatibility_score: compatibilityScore(seeker, job, parts, ontology),
    parts: pair.semantic ? { ...points.parts, semantic: pair.semantic } : points.parts,
    reasons: reasonsOf(shown),
    masked_reasons: maskedReasonsOf(shown),
    gaps: { fr: namesOf(gaps, 'fr'), en: namesOf(gaps, 'en') },
    evidence: shown.flatMap((argument) => evidenceOf(argument) ?? []),
    raises: raisesOf(seeker, job, { score: pair.score, gaps: open }, { ontology, semantic }),
    model_version: modelVersionWith(semantic && pair.isComplete ? semantic.nearness.model : null),
    ontology_version: ontology.version,
    inputs_hash: inputsHash(seeker.profile, job.job),
  };
}

/** Gaps: licences first, then by points. Each licence is listed once. */
function openGaps({ points, missing }: ScoredPair, grounds: GroundsOfParts, job: JobAnalysis): readonly Gap[] {
  const listed = skillsShownAsCredentials(missing, job);
  const others = partNames
    .flatMap((part) => grounds[part].gaps().map((gap) => ({ gap, points: gap.share * points.parts[part].max })))
    .filter(({ gap: { supposition } }) => supposition.kind !== 'claim' || !listed.has(supposition.id))
    .sort((one, other) => other.points - one.points);
  return [...missing, ...others.map(({ gap }) => gap)];
}

/** People read gaps as requirements, so an asset is called one: « permis de classe 3 (de préférence) ». */
function shownName({ name: { fr, en }, isPreferred }: Gap): Bilingual {
  return isPreferred ? { fr: `${fr} (de préférence)`, en: `${en} (preferred)` } : { fr, en };
}

function namesOf(names: readonly Bilingual[], language: 'fr' | 'en'): readonly string[] {
  return [...new Set(names.map((name) => name[language]))];
}

/** Only the score. It takes a tenth of the time, so use it to choose among pairs. */
export function scoreAnalysed(seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): number {
  return scorePair(seeker, job, ontology, null).score;
}
