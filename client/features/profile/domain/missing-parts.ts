import {
  type CompletenessPart,
  completenessWeights,
  countedSkills,
} from '@modules/identity/http/profile-completeness.contract';
import type { User } from '@modules/identity/http/users.contract';
import { paths } from '../../../lib/paths';

export interface MissingPart {
  readonly part: CompletenessPart;
  /** Percentage that it adds. */
  readonly weight: number;
  /** Address of its place in the editor. */
  readonly href: string;
}

/** Parts of the editor, as in the fragment of its address. */
export const editorParts = {
  photo: 'photo',
  person: 'person',
  work: 'work',
  resume: 'resume',
  preferences: 'wishes',
} as const;

const places: Record<CompletenessPart, string> = {
  photo: `${paths.editProfile}#${editorParts.photo}`,
  location: `${paths.editProfile}#${editorParts.person}`,
  bio: `${paths.editProfile}#${editorParts.person}`,
  phone: `${paths.editProfile}#${editorParts.person}`,
  skills: `${paths.editProfile}#${editorParts.work}`,
  experience: `${paths.editProfile}#${editorParts.work}`,
  preferences: `${paths.editProfile}#${editorParts.preferences}`,
  video: paths.videos,
};

function hasPreferences({ profile }: User): boolean {
  const { availability, salary_range, work_type_preference, company_size_preference, industry_preference } = profile;
  const hasPreferences = [
    availability,
    salary_range,
    work_type_preference,
    company_size_preference,
    industry_preference,
    profile.open_to_remote,
  ].some((preference) => preference !== null);
  return hasPreferences || Object.keys(profile.job_preferences ?? {}).length > 0;
}

/**
 * Missing parts of the profile, most important first. `hasVideo` is null while unknown; no video is then reported
 * missing.
 */
export function missingParts(user: User, hasVideo: boolean | null): MissingPart[] {
  const isThere: Record<CompletenessPart, boolean> = {
    photo: user.avatar_url !== null,
    location: user.location !== null,
    bio: user.bio !== null,
    skills: user.skills.length >= countedSkills,
    experience: user.experience !== null,
    preferences: hasPreferences(user),
    phone: user.phone !== null,
    video: hasVideo ?? true,
  };
  return (Object.keys(isThere) as CompletenessPart[])
    .filter((part) => !isThere[part])
    .map((part) => ({ part, weight: completenessWeights[part], href: places[part] }))
    .sort((one, other) => other.weight - one.weight);
}
