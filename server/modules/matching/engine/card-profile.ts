import type { SeekerProfile } from './inputs.js';

/** The texts and figures of a masked card, as identity shows it to whom nothing is open. */
export interface CardTexts {
  readonly location: string | null;
  readonly bio: string | null;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly years_experience: number | null;
}

/** What the engine may know of a person for a reader who sees the mask: the card, and nothing else. */
export function cardProfile({ skills, experience, bio, years_experience, location }: CardTexts): SeekerProfile {
  return {
    title: null,
    skills: [...skills],
    experience,
    bio,
    transcript: null,
    yearsExperience: years_experience,
    location,
    openToRemote: null,
    availability: null,
    workType: null,
    industry: null,
    pay: null,
    preferences: [],
  };
}
