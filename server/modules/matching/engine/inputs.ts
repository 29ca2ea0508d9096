import type { Language } from '../../../platform/http/language.js';

/** Pay in whole CAD a year; `max` null is open upwards. `text` is what the person wrote. */
export interface PayRange {
  readonly text: string;
  readonly min: number;
  readonly max: number | null;
}

/**
 * What a score may know of a person. There is no name, picture, age, gender, school or postal code in here, and no field
 * for one: what is not here cannot count.
 */
export interface SeekerProfile {
  readonly title: string | null;
  readonly skills: readonly string[];
  readonly experience: string | null;
  readonly bio: string | null;
  /** What was said in videos, as text. */
  readonly transcript: string | null;
  readonly yearsExperience: number | null;
  readonly location: string | null;
  readonly openToRemote: boolean | null;
  readonly availability: string | null;
  readonly workType: string | null;
  readonly industry: string | null;
  readonly pay: PayRange | null;
  /** Wishes that have no field of their own, as written. */
  readonly preferences: readonly string[];
}

/** What a score may know of a posting. */
export interface JobPosting {
  readonly title: string;
  readonly department: string | null;
  readonly description: string | null;
  readonly requirements: readonly string[];
  readonly location: string | null;
  readonly remote: boolean;
  readonly jobType: 'FULL_TIME' | 'PART_TIME' | 'CONTRACT' | 'INTERNSHIP' | null;
  readonly language: Language;
  readonly pay: PayRange | null;
}
