/** The fields of a masked card that count for its strength. */
export interface CardFacts {
  readonly skills: readonly string[];
  readonly experience: string | null;
  readonly bio: string | null;
  readonly years_experience: number | null;
  readonly location: string | null;
  readonly video_profiles: readonly unknown[];
}

/** More skills than this do not raise the strength. */
const ENOUGH_SKILLS = 5;

/**
 * Each part and its weight; the weights add up to 100. Hidden fields count as 0, so the order of results reveals nothing about
 * them.
 */
const parts: readonly { readonly weight: number; readonly share: (card: CardFacts) => number }[] = [
  { weight: 25, share: ({ skills }) => Math.min(skills.length, ENOUGH_SKILLS) / ENOUGH_SKILLS },
  { weight: 25, share: ({ video_profiles: videos }) => Number(videos.length > 0) },
  { weight: 20, share: ({ experience }) => Number(experience !== null) },
  { weight: 10, share: ({ bio }) => Number(bio !== null) },
  { weight: 10, share: ({ years_experience: years }) => Number(years !== null) },
  { weight: 10, share: ({ location }) => Number(location !== null) },
];

/** How complete a card is, 0..100. Results are sorted by it if the search has no words or skills to rank by. */
export function candidateStrength(card: CardFacts): number {
  return Math.round(parts.reduce((sum, { weight, share }) => sum + weight * share(card), 0));
}
