import type { Bilingual } from '../../domain/match-result.js';
import type { Ontology } from '../ontology/ontology.js';
import { nameAsRead } from '../link/shown-name.js';
import type { Choice } from './choices.js';
import type { Requirement } from './requirements.js';

/** One requirement: a single skill, or several of which one is enough. */
export interface Need {
  /** Weight among all needs; for a choice the highest of its members. */
  readonly weight: number;
  /** Never empty. */
  readonly among: readonly [Requirement, ...Requirement[]];
}

/** Three examples are enough to name a choice. */
const MAX_NAMED = 3;

/** Groups requirements by choice, in the order of the posting. */
export function needsOf(requirements: Iterable<Requirement>): readonly Need[] {
  const groups = new Map<Choice | Requirement, [Requirement, ...Requirement[]]>();
  for (const requirement of requirements) {
    const key = requirement.choice ?? requirement;
    const group = groups.get(key);
    if (group) group.push(requirement);
    else groups.set(key, [requirement]);
  }
  return [...groups.values()].map((among) => ({ weight: Math.max(...among.map(({ weight }) => weight)), among }));
}

/** Whether the posting calls it an asset, or accepts people who can obtain it. */
export const isOnlyPreferred = ({ among }: Need): boolean => among.every(({ level }) => level === 'preferred');

/** The name of a need: the skill, the concept of the examples, or « AWS, Azure ou Terraform ». */
export function nameOf({ among }: Need, ontology: Ontology): Bilingual {
  const [first] = among;
  const { choice } = first;
  if (choice?.of) return ontology.name(choice.of.id);
  if (among.length === 1) return nameAsRead(first, ontology);
  const names = among.map((one) => nameAsRead(one, ontology));
  return {
    fr: listed(
      names.map(({ fr }) => fr),
      ' ou ',
      'autre',
    ),
    en: listed(
      names.map(({ en }) => en),
      ' or ',
      'another',
    ),
  };
}

function listed(all: readonly string[], or: string, other: string): string {
  const names = [...new Set(all)];
  const shown = names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED), other] : names;
  return shown.length === 1 ? shown.join('') : `${shown.slice(0, -1).join(', ')}${or}${shown.at(-1)!}`;
}
