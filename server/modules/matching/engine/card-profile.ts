import type { SeekerProfile } from './inputs.js';

/** The fields of a masked card, as identity shows it to a reader without access. */
export interface CardTexts {
  readonly location: string | null;
  readonly bio: string | null;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly years_experience: number | null;
}

/** The engine's input for a reader who sees the mask: the card only. */
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
