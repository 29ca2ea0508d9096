/** How many people of a group have a score, and how many of those are above the median. Counts only, no persons. */
export interface ScoredGroup<G extends string, E extends string> {
  readonly gender: G | null;
  readonly ethnicity: E | null;
  readonly people: number;
  readonly above: number;
}

export interface GroupImpact<G extends string, E extends string> {
  readonly gender: G | null;
  readonly ethnicity: E | null;
  readonly people: number;
  /** Share of the group above the median, 0..1. */
  readonly rate: number;
  /** Rate divided by the highest rate of the dimension; null if that is 0. */
  readonly ratio: number | null;
  readonly isFlagged: boolean;
}

export interface DimensionImpact<G extends string, E extends string> {
  readonly dimension: 'GENDER' | 'ETHNICITY' | 'GENDER_AND_ETHNICITY';
  readonly people: number;
  /** In the order of the input. */
  readonly groups: readonly GroupImpact<G, E>[];
  readonly leftOut: number;
}

/** NYC Local Law 144, 6 RCNY § 5-301 (d): a group below this share of the data may be left out. */
export const MIN_SHARE = 0.02;
/** With fewer people, the figure of a group could identify a person. */
export const MIN_PEOPLE = 10;
/** The four-fifths rule: lower ratios are flagged. */
export const FLAGGED_UNDER = 0.8;

/**
 * Impact ratios by gender, by ethnicity and by both, as Local Law 144 defines them for scores: a group's share above the median
 * divided by the highest share of any group. People who did not declare an attribute are not in its groups.
 */
export function impactOf<G extends string, E extends string>(
  scored: readonly ScoredGroup<G, E>[],
): readonly DimensionImpact<G, E>[] {
  const ofGender = scored.filter(({ gender }) => gender !== null);
  const ofEthnicity = scored.filter(({ ethnicity }) => ethnicity !== null);
  return [
    dimensionOf(
      'GENDER',
      ofGender.map((group): ScoredGroup<G, E> => ({ ...group, ethnicity: null })),
    ),
    dimensionOf(
      'ETHNICITY',
      ofEthnicity.map((group): ScoredGroup<G, E> => ({ ...group, gender: null })),
    ),
    dimensionOf(
      'GENDER_AND_ETHNICITY',
      ofGender.filter(({ ethnicity }) => ethnicity !== null),
    ),
  ];
}

function dimensionOf<G extends string, E extends string>(
  dimension: DimensionImpact<G, E>['dimension'],
  scored: readonly ScoredGroup<G, E>[],
): DimensionImpact<G, E> {
  const groups = new Map<string, ScoredGroup<G, E>>();
  for (const group of scored) {
    const key = `${group.gender} ${group.ethnicity}`;
    const { people = 0, above = 0 } = groups.get(key) ?? {};
    groups.set(key, { ...group, people: people + group.people, above: above + group.above });
  }
  const people = [...groups.values()].reduce((sum, group) => sum + group.people, 0);
  const shown = [...groups.values()].filter(
    (group) => group.people >= MIN_PEOPLE && group.people / people >= MIN_SHARE,
  );
  const rateOf = (group: ScoredGroup<G, E>): number => group.above / group.people;
  const highest = Math.max(0, ...shown.map(rateOf));
  return {
    dimension,
    people,
    groups: shown.map((group) => {
      const rate = rateOf(group);
      const ratio = highest === 0 ? null : rate / highest;
      const { gender, ethnicity, people: size } = group;
      return { gender, ethnicity, people: size, rate, ratio, isFlagged: ratio !== null && ratio < FLAGGED_UNDER };
    }),
    leftOut: groups.size - shown.length,
  };
}
