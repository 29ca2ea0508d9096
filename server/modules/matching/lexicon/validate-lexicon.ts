import type { Concept, ConceptId } from './concept.js';
import { labelKey } from './label-key.js';

/** Max words of a label; texts do not contain longer ones. */
const MAX_WORDS = 6;
/** With fewer skills, an occupation says too little about the abilities of its people. */
const MIN_SKILLS = 3;

/**
 * The errors in the concepts of all sectors together, one sentence each: links to nothing, ids or labels given twice, a language missing,
 * an occupation with fewer than three typical skills, a circle of broader links.
 */
export function validateLexicon(concepts: readonly Concept[]): readonly string[] {
  const byId = new Map<ConceptId, Concept>();
  const problems: string[] = [];
  for (const concept of concepts) {
    const twin = byId.get(concept.id);
    if (twin) problems.push(`${concept.source}: ${concept.id} exists already (${twin.source})`);
    else byId.set(concept.id, concept);
  }
  for (const concept of byId.values()) problems.push(...problemsOf(concept, byId));
  problems.push(...repeatedLabels([...byId.values()]));
  return problems;
}

function problemsOf(concept: Concept, byId: ReadonlyMap<ConceptId, Concept>): readonly string[] {
  const problems: string[] = [];
  const say = (problem: string): void => void problems.push(`${concept.source}: ${concept.id} ${problem}`);
  for (const language of ['fr', 'en'] as const) {
    if (!concept.labels.some((label) => label.language === language)) say(`has no ${language} label`);
  }
  for (const label of concept.labels) {
    const words = labelKey(label).length;
    if (words === 0) say(`label "${label.text}" has no word to recognise it by`);
    if (concept.kind === 'skill' && words === 1 && !label.isExact && wordsOf(label.text) > 1) {
      say(`label "${label.text}" is read as one word: mark it with =, or give it another word`);
    }
    if (words > MAX_WORDS) say(`label "${label.text}" has more than ${MAX_WORDS} words and would never be found`);
  }
  for (const [field, ids] of [
    ['broader', concept.broader],
    ['related', concept.related],
    ['skills', concept.skills],
  ] as const) {
    for (const id of ids) if (!byId.has(id)) say(`${field} names ${id}, which no sector has`);
    if (ids.includes(concept.id)) say(`${field} names itself`);
    if (new Set(ids).size < ids.length) say(`${field} names one twice`);
  }
  if (concept.kind === 'occupation' && concept.skills.length < MIN_SKILLS) {
    say(`has ${concept.skills.length} typical skills, at least ${MIN_SKILLS} are needed`);
  }
  for (const id of concept.related) if (concept.broader.includes(id)) say(`names ${id} as both broader and related`);
  if (isInCircle(concept, byId)) say('is broader than itself');
  return problems;
}

/** Words as people count them: « Maitre’D » has two. */
const wordsOf = (text: string): number => text.split(/[\s'’]+/).filter(Boolean).length;

function isInCircle(concept: Concept, byId: ReadonlyMap<ConceptId, Concept>): boolean {
  const seen = new Set<ConceptId>();
  const open = [...concept.broader];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === concept.id) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(byId.get(id)?.broader ?? []));
  }
  return false;
}

/** Labels that are equal for the reader, within a kind and a language: ambiguous across concepts, superfluous within one. */
function repeatedLabels(concepts: readonly Concept[]): readonly string[] {
  const owners = new Map<string, { concept: Concept; text: string }>();
  const problems: string[] = [];
  for (const concept of concepts) {
    for (const label of concept.labels) {
      const key = `${concept.kind} ${label.language} ${labelKey(label).join(' ')}`;
      const owner = owners.get(key);
      if (!owner) owners.set(key, { concept, text: label.text });
      else if (owner.concept === concept) {
        problems.push(
          `${concept.source}: ${concept.id} "${label.text}" reads like its own "${owner.text}": leave it out`,
        );
      } else {
        problems.push(
          `${concept.source}: ${concept.id} "${label.text}" reads like "${owner.text}" of ${owner.concept.id} (${owner.concept.source})`,
        );
      }
    }
  }
  return problems;
}
