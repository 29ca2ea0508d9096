/** As much of a masked card as says how much it tells. */
export interface CardFacts {
  readonly skills: readonly string[];
  readonly experience: string | null;
  readonly bio: string | null;
  readonly years_experience: number | null;
  readonly location: string | null;
  readonly video_profiles: readonly unknown[];
}

/** From so many skills on, more of them tell nothing new. */
const ENOUGH_SKILLS = 5;

/** Each part and its weight; the weights add up to 100. What the card hides counts for nothing, so that no order tells of it. */
const parts: readonly { readonly weight: number; readonly share: (card: CardFacts) => number }[] = [
  { weight: 25, share: ({ skills }) => Math.min(skills.length, ENOUGH_SKILLS) / ENOUGH_SKILLS },
  { weight: 25, share: ({ video_profiles: videos }) => Number(videos.length > 0) },
  { weight: 20, share: ({ experience }) => Number(experience !== null) },
  { weight: 10, share: ({ bio }) => Number(bio !== null) },
  { weight: 10, share: ({ years_experience: years }) => Number(years !== null) },
  { weight: 10, share: ({ location }) => Number(location !== null) },
];

/** How much a card tells whoever searches, 0..100: the order of relevance where nothing else was asked. */
export function candidateStrength(card: CardFacts): number {
  return Math.round(parts.reduce((sum, { weight, share }) => sum + weight * share(card), 0));
}
