import type { Language } from '../../../platform/http/language.js';

/** Pay in whole CAD per year; `max` null means no upper limit. `text` is what the person wrote. */
export interface PayRange {
  readonly text: string;
  readonly min: number;
  readonly max: number | null;
}

/**
 * Everything a score may know about a person. There is no field for name, picture, age, gender, school or postal code, so they
 * cannot influence a score.
 */
export interface SeekerProfile {
  readonly title: string | null;
  readonly skills: readonly string[];
  readonly experience: string | null;
  readonly bio: string | null;
  /** Transcript of the videos. */
  readonly transcript: string | null;
  readonly yearsExperience: number | null;
  readonly location: string | null;
  readonly openToRemote: boolean | null;
  readonly availability: string | null;
  readonly workType: string | null;
  readonly industry: string | null;
  readonly pay: PayRange | null;
  /** Preferences without a field of their own, as written. */
  readonly preferences: readonly string[];
}

/** Everything a score may know about a posting. */
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
