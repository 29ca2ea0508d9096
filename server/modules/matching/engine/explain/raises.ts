import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import { credentialByKey } from '../facts/credential-list.js';
import { readLocation } from '../facts/locations.js';
import type { Ontology } from '../ontology/ontology.js';
import type { Raise } from '../../domain/match-result.js';
import { withListedSkill } from '../topic/with-listed-skill.js';
import { scorePair } from '../score/score-pair.js';
import type { Gap, Supposition } from '../score/scored-part.js';
import { phraseOf } from '../semantic/phrases.js';
import type { SemanticInputs } from '../semantic/semantic-part.js';

const MAX_RAISES = 5;

/**
 * Possible raises: assumes each gap is closed and computes the whole score again. No estimates, so closing the gap gives exactly
 * these points.
 */
export function raisesOf(
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  { score, gaps }: { readonly score: number; readonly gaps: readonly Gap[] },
  { ontology, semantic }: { readonly ontology: Ontology; readonly semantic: SemanticInputs | null },
): readonly Raise[] {
  const raises = gaps.flatMap((gap) => {
    const known = semantic && supposeKnown(semantic, gap.supposition, ontology);
    const points = scorePair(suppose(seeker, gap.supposition, job, ontology), job, ontology, known).score - score;
    return points >= 1 ? [{ points, text: textOf(gap) }] : [];
  });
  return raises.sort((one, other) => other.points - one.points).slice(0, MAX_RAISES);
}

function suppose(
  seeker: SeekerAnalysis,
  supposition: Supposition,
  job: JobAnalysis,
  ontology: Ontology,
): SeekerAnalysis {
  switch (supposition.kind) {
    case 'claim': {
      const { id } = supposition;
      return {
        ...seeker,
        fields: withListedSkill(seeker, ontology.name(id).fr),
        claims: new Map(seeker.claims).set(id, { id, strength: 1, place: null, listed: null }),
      };
    }
    case 'credential': {
      const { key, id } = supposition;
      const credentials = new Map(seeker.credentials).set(key, 'held');
      const claims = new Map(seeker.claims);
      if (id) claims.set(id, { id, strength: 1, place: null, listed: null });
      return { ...seeker, credentials, claims };
    }
    case 'seniority':
      return { ...seeker, seniority: supposition.seniority };
    case 'years':
      return { ...seeker, years: { years: supposition.years, place: null } };
    case 'location':
      return { ...seeker, location: readLocation(job.job.location ?? '') };
    case 'pay':
      return { ...seeker, profile: { ...seeker.profile, pay: job.job.pay } };
    case 'availability':
      return { ...seeker, terms: { named: new Set(), excluded: new Set(), open: true } };
  }
}

function supposeKnown(semantic: SemanticInputs, supposition: Supposition, ontology: Ontology): SemanticInputs {
  if ((supposition.kind !== 'claim' && supposition.kind !== 'credential') || supposition.id === null) return semantic;
  return { ...semantic, had: [...semantic.had, phraseOf(supposition.id, ontology)] };
}

function textOf({ name, supposition, isUnknown }: Gap): Raise['text'] {
  if (supposition.kind === 'credential') {
    const held = credentialByKey.get(supposition.key)?.name ?? name;
    return { fr: `avec «\u00A0${held.fr}\u00A0» au profil`, en: `with “${held.en}” in the profile` };
  }
  if (supposition.kind === 'claim') {
    return { fr: `avec «\u00A0${name.fr}\u00A0» au profil`, en: `with “${name.en}” in the profile` };
  }
  if (supposition.kind === 'seniority') {
    const { fr, en } = supposition.seniority.name;
    return { fr: `avec le niveau «\u00A0${fr}\u00A0»`, en: `with the level “${en}”` };
  }
  // The name of something unknown can follow « si le profil indique »: « un domicile près de Laval ».
  if (isUnknown) return { fr: `si le profil indique ${name.fr}`, en: `if the profile states ${name.en}` };
  return { fr: `avec ${name.fr}`, en: `with ${name.en}` };
}
