import { cut, firstWord, initials, maskedNames } from './mask.js';
import { scrubberFor } from './scrub.js';
import type { SeekerVideo } from './seeker-videos.js';
import type { UserType } from './user-type.js';

/** Whoever looks, as far as masking is concerned. */
export interface Viewer {
  readonly id: string;
  readonly role: string;
}

/** A seeker as stored: everything that may have to be hidden. */
export interface Seeker {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly phone: string | null;
  readonly location: string | null;
  readonly bio: string | null;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly years_experience: number | null;
  readonly video_profiles: readonly SeekerVideo[];
}

/** The only keys of a seeker that reach a viewer to whom nothing opened the profile. */
export interface MaskedSeeker {
  id: string;
  is_masked: true;
  user_type: UserType & 'JOB_SEEKER';
  full_name: string;
  location: string | null;
  bio: string | null;
  experience: string | null;
  skills: string[];
  years_experience: number | null;
  availability: null;
  avatar_url: null;
  email: null;
  phone: null;
  interaction_status: { type: 'NO_CONTACT' };
  profile: { skills: string[]; experience: string | null };
  video_profiles: SeekerVideo[];
}

export interface Presentation {
  /** The reader's language. */
  readonly language: 'fr' | 'en';
  /** A list says "Candidat·e"; a profile page shows initials and asterisks. */
  readonly place: 'list' | 'profile';
}

const BIO_PREVIEW = 100;
const EXPERIENCE_PREVIEW = 150;

/**
 * A seeker as a viewer may see them. There is no second way to put a seeker before a recruiter: lists, profiles, matches,
 * messages, mail and exports all ask here. Nothing opens a profile yet, so the mask is the only
 * answer here.
 *
 * Text is scrubbed before it is cut, so that no half of an address survives at the end.
 */
export function presentCandidate(seeker: Seeker, { language, place }: Presentation): MaskedSeeker {
  const scrub = scrubberFor({ fullName: seeker.full_name, email: seeker.email, phone: seeker.phone });
  const preview = (text: string | null, length: number): string | null =>
    text === null ? null : cut(scrub(text), length);
  // A skill that had to be scrubbed was none.
  const skills = seeker.skills.filter((skill) => scrub(skill) === skill.normalize('NFC'));
  const experience = preview(seeker.experience, EXPERIENCE_PREVIEW);
  return {
    id: seeker.id,
    is_masked: true,
    user_type: 'JOB_SEEKER',
    full_name: place === 'list' ? maskedNames[language] : initials(seeker.full_name),
    location: seeker.location === null ? null : scrub(firstWord(seeker.location)),
    bio: preview(seeker.bio, BIO_PREVIEW),
    experience,
    skills,
    years_experience: seeker.years_experience,
    availability: null,
    avatar_url: null,
    email: null,
    phone: null,
    interaction_status: { type: 'NO_CONTACT' },
    profile: { skills, experience },
    video_profiles: seeker.video_profiles.map(({ id, title, duration }) => ({
      id,
      title: scrub(title),
      duration,
    })),
  };
}
