/** The fields that count for a complete profile. */
export interface CompletenessFacts {
  readonly avatarUrl: string | null;
  readonly location: string | null;
  readonly bio: string | null;
  readonly skills: readonly string[];
  readonly experience: string | null;
  readonly phone: string | null;
  readonly hasProcessedVideo: boolean;
  readonly availability: string | null;
  readonly salaryRange: string | null;
  readonly workTypePreference: string | null;
  readonly companySizePreference: string | null;
  readonly industryPreference: string | null;
  readonly jobPreferences: Readonly<Record<string, unknown>> | null;
  readonly openToRemote: boolean | null;
}

/** Enough skills for useful matches. */
const ENOUGH_SKILLS = 3;

const hasPreferences = (facts: CompletenessFacts): boolean =>
  facts.openToRemote !== null ||
  (facts.jobPreferences !== null && Object.keys(facts.jobPreferences).length > 0) ||
  [
    facts.availability,
    facts.salaryRange,
    facts.workTypePreference,
    facts.companySizePreference,
    facts.industryPreference,
  ].some((preference) => preference !== null);

/** Each part and its weight; the weights add up to 100. */
const parts: readonly { readonly weight: number; readonly isThere: (facts: CompletenessFacts) => boolean }[] = [
  { weight: 10, isThere: (facts) => facts.avatarUrl !== null },
  { weight: 10, isThere: (facts) => facts.location !== null },
  { weight: 15, isThere: (facts) => facts.bio !== null },
  { weight: 15, isThere: (facts) => facts.skills.length >= ENOUGH_SKILLS },
  { weight: 15, isThere: (facts) => facts.experience !== null },
  { weight: 10, isThere: hasPreferences },
  { weight: 5, isThere: (facts) => facts.phone !== null },
  { weight: 20, isThere: (facts) => facts.hasProcessedVideo },
];

/** Completeness of a profile in percent. */
export function profileCompleteness(facts: CompletenessFacts): number {
  return parts.reduce((sum, { weight, isThere }) => sum + (isThere(facts) ? weight : 0), 0);
}
