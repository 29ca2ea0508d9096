/** Weight of each part of a seeker's profile, in percent. They add up to 100. */
export const completenessWeights = {
  photo: 10,
  location: 10,
  bio: 15,
  skills: 15,
  experience: 15,
  preferences: 10,
  phone: 5,
  video: 20,
} as const;
export type CompletenessPart = keyof typeof completenessWeights;

/** Min number of skills for the skills part. */
export const countedSkills = 3;
