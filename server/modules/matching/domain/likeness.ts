/** Facts of a masked card, as the candidate search stores them. */
export interface LikenessCard {
  /** Ids of concepts; `text/<words>` for a skill that the lexicon does not know. */
  readonly skills: readonly string[];
  /** Null also if it may not count. */
  readonly town: string | null;
}

/** The matching engine’s knowledge of concepts. */
export interface Concepts {
  /** How specific a concept is, (0..1]. */
  weight(id: string): number;
  /** Credit (0..1] that having `id` gives for each near concept; 1 for itself. */
  worth(id: string): ReadonlyMap<string, number>;
}

export interface Likeness {
  /** 0..1, and a little more in the same town. */
  readonly points: number;
  /** Concepts of the first person that the other has too, the most specific first. */
  readonly shared: readonly string[];
  readonly sameTown: boolean;
}

/** An occupation says more about a person than one of its skills. */
const OCCUPATION = 4;
/** Decides between people who do the same work, and is not enough alone. */
const TOWN = 0.1;

export const isOccupation = (id: string): boolean => id.startsWith('occupation/');

/**
 * How like two people are: the part of both cards that is the same, by the credit that the matching engine gives for near concepts. For
 * example a cook and a line cook are alike, also without a common word.
 */
export function likeness(one: LikenessCard, other: LikenessCard, concepts: Concepts): Likeness {
  const weightOf = (id: string): number => concepts.weight(id) * (isOccupation(id) ? OCCUPATION : 1);
  const best = new Map<string, number>();
  for (const id of other.skills) {
    best.set(id, 1);
    for (const [near, credit] of concepts.worth(id)) best.set(near, Math.max(best.get(near) ?? 0, credit));
  }
  const sum = (ids: readonly string[], part: (id: string) => number): number =>
    ids.reduce((total, id) => total + weightOf(id) * part(id), 0);
  const whole = sum(one.skills, () => 1) + sum(other.skills, () => 1);
  const common = whole === 0 ? 0 : (2 * sum(one.skills, (id) => best.get(id) ?? 0)) / whole;
  const sameTown = one.town !== null && one.town === other.town;
  const has = new Set(other.skills);
  return {
    points: common === 0 ? 0 : common + (sameTown ? TOWN : 0),
    shared: one.skills.filter((id) => has.has(id)).sort((a, b) => weightOf(b) - weightOf(a) || (a < b ? -1 : 1)),
    sameTown,
  };
}

/** The terms by which others are found: occupations and those near them, and the most specific skills. */
export function askedTerms(
  { skills }: Pick<LikenessCard, 'skills'>,
  concepts: Concepts,
  { occupations, skills: most }: { readonly occupations: number; readonly skills: number },
): { readonly occupations: readonly string[]; readonly skills: readonly string[] } {
  const credits = new Map<string, number>();
  for (const id of skills.filter(isOccupation)) {
    for (const [near, credit] of [[id, 1] as const, ...concepts.worth(id)]) {
      if (isOccupation(near) && credit >= NEAR) credits.set(near, Math.max(credits.get(near) ?? 0, credit));
    }
  }
  return {
    occupations: [...credits]
      .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
      .map(([id]) => id)
      .slice(0, occupations),
    skills: skills
      .filter((id) => !isOccupation(id))
      .sort((a, b) => concepts.weight(b) - concepts.weight(a) || (a < b ? -1 : 1))
      .slice(0, most),
  };
}

/** Least credit of a near occupation, as for similar postings. */
const NEAR = 0.5;
