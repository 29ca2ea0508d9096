import type { UnlockingType } from './interaction.js';
import type { JobPreferences } from './profile.entity.js';
import type { ReservationTerms } from './pair-terms.js';
import type { DescribedSeekerVideo, SeekerVideo, SeekerVideoWords } from './seeker-videos.js';
import { BIO_PREVIEW, blindName, cut, EXPERIENCE_PREVIEW, firstWord, initials, maskedNames } from './mask.js';
import { blindScrubberFor, scrubberFor } from './scrub.js';
import type { UserType } from './user-type.js';
import type { Viewer } from './visibility.policy.js';

/** A résumé as its page shows it. The module that stores it serves the bytes after a check of access. */
export interface StoredResume {
  readonly url: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly uploaded_at: string;
}

/** A stored seeker with everything that can be hidden. */
export interface Seeker {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly title: string | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly bio: string | null;
  readonly avatar_url: string | null;
  readonly resume: StoredResume | null;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly years_experience: number | null;
  readonly availability: string | null;
  readonly salary_range: string | null;
  readonly work_type_preference: string | null;
  readonly company_size_preference: string | null;
  readonly industry_preference: string | null;
  readonly job_preferences: JobPreferences | null;
  readonly open_to_remote: boolean | null;
  /** Null (no answer) means no. */
  readonly video_sale_allowed: boolean | null;
  readonly video_profiles: readonly DescribedSeekerVideo[];
  /** Terms between the viewer's company and this person. */
  readonly terms: ReservationTerms;
}

/** The reason why a profile is open to the viewer's company. Times are ISO 8601 UTC. */
export interface OpenDisclosure {
  readonly type: UnlockingType;
  readonly created_at: string;
  /** Null if it is permanent. */
  readonly expires_at: string | null;
}

/** The only fields of a seeker for a viewer without access. */
export interface MaskedSeeker extends ReservationTerms {
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
  /** The viewer's company can buy one video now. */
  video_for_sale: boolean;
}

/** A video of an open profile; with its texts on the person's page, without them in lists. */
export type OpenSeekerVideo = SeekerVideo & {
  -readonly [Key in keyof SeekerVideoWords]?: SeekerVideoWords[Key] extends readonly (infer Item)[]
    ? Item[]
    : SeekerVideoWords[Key];
};

/** A seeker whose profile is open to the viewer's company. */
export interface OpenSeeker extends ReservationTerms {
  id: string;
  is_masked: false;
  user_type: UserType & 'JOB_SEEKER';
  full_name: string;
  title: string | null;
  email: string;
  phone: string | null;
  location: string | null;
  bio: string | null;
  avatar_url: string | null;
  skills: string[];
  experience: string | null;
  years_experience: number | null;
  availability: string | null;
  resume: StoredResume | null;
  interaction_status: OpenDisclosure;
  profile: {
    title: string | null;
    skills: string[];
    experience: string | null;
    years_experience: number | null;
    availability: string | null;
    salary_range: string | null;
    work_type_preference: string | null;
    company_size_preference: string | null;
    industry_preference: string | null;
    job_preferences: JobPreferences | null;
    open_to_remote: boolean | null;
  };
  video_profiles: OpenSeekerVideo[];
  /** Videos of an open profile play without a purchase. */
  video_for_sale: false;
}

/** A seeker as the viewer may see them. */
export type PresentedCandidate = MaskedSeeker | OpenSeeker;

/** A person's name and picture, for lists that show nothing else. */
export interface PresentedName {
  readonly is_masked: boolean;
  readonly full_name: string;
  readonly avatar_url: string | null;
}

export interface Presentation {
  /** The reader's language. */
  readonly language: 'fr' | 'en';
  /** Lists show "Candidat·e"; a profile page shows masked initials. Both show the name once the profile is open. */
  readonly place: 'list' | 'profile';
  /** Shows the mask even where the profile is open to the viewer. */
  readonly alwaysMasked?: boolean;
  /** The viewer reviews this person blind: shows a code name, and hides place, texts and videos. */
  readonly blind?: boolean;
}

/**
 * A seeker as a viewer may see them. It is the only way to present a seeker to a recruiter: lists, profiles, matches, messages, emails and
 * exports all use it.
 *
 * @param disclosure the reason why the profile is open to the viewer's company now; null masks it. Any viewer but a recruiter gets the mask
 * too.
 */
export function presentCandidate(
  viewer: Viewer,
  seeker: Seeker,
  disclosure: OpenDisclosure | null,
  presentation: Presentation,
): PresentedCandidate {
  if (isOpenTo(viewer, disclosure, presentation)) return opened(seeker, disclosure);
  const mask = masked(seeker, presentation);
  return presentation.blind === true ? blinded(mask, seeker) : mask;
}

/** The name from the same rules, for readers of a single line. */
export function presentName(
  viewer: Viewer,
  seeker: Pick<Seeker, 'id' | 'full_name' | 'avatar_url'>,
  disclosure: OpenDisclosure | null,
  presentation: Presentation,
): PresentedName {
  const { full_name, avatar_url } = seeker;
  return isOpenTo(viewer, disclosure, presentation)
    ? { is_masked: false, full_name, avatar_url }
    : { is_masked: true, full_name: maskedName(seeker, presentation), avatar_url: null };
}

/** A stricter mask: also hides the town, previews of texts and titles of videos, which other viewers of a masked profile see. */
function blinded(mask: MaskedSeeker, { full_name: fullName, email, phone, location }: Seeker): MaskedSeeker {
  const scrub = blindScrubberFor({ fullName, email, phone, location });
  const skills = mask.skills.filter((skill) => scrub(skill) === skill.normalize('NFC'));
  const hidden = { location: null, bio: null, experience: null, video_for_sale: false };
  return { ...mask, ...hidden, video_profiles: [], skills, profile: { skills, experience: null } };
}

const isOpenTo = (
  viewer: Viewer,
  disclosure: OpenDisclosure | null,
  { alwaysMasked = false, blind = false }: Presentation,
): disclosure is OpenDisclosure => disclosure !== null && viewer.role === 'RECRUITER' && !alwaysMasked && !blind;

function maskedName({ id, full_name: name }: Pick<Seeker, 'id' | 'full_name'>, presentation: Presentation): string {
  const { language, place, blind } = presentation;
  if (blind === true) return blindName(id, language);
  return place === 'list' ? maskedNames[language] : initials(name);
}

function opened(seeker: Seeker, { type, created_at, expires_at }: OpenDisclosure): OpenSeeker {
  const skills = [...seeker.skills];
  const { title, experience, years_experience, availability } = seeker;
  return {
    id: seeker.id,
    is_masked: false,
    user_type: 'JOB_SEEKER',
    full_name: seeker.full_name,
    title,
    email: seeker.email,
    // A reservation is a question: the company may not call before the person said yes.
    phone: type === 'RESERVED' ? null : seeker.phone,
    location: seeker.location,
    bio: seeker.bio,
    avatar_url: seeker.avatar_url,
    skills,
    experience,
    years_experience,
    availability,
    resume: seeker.resume,
    interaction_status: { type, created_at, expires_at },
    profile: {
      title,
      skills,
      experience,
      years_experience,
      availability,
      salary_range: seeker.salary_range,
      work_type_preference: seeker.work_type_preference,
      company_size_preference: seeker.company_size_preference,
      industry_preference: seeker.industry_preference,
      job_preferences: seeker.job_preferences,
      open_to_remote: seeker.open_to_remote,
    },
    video_profiles: seeker.video_profiles.map(openVideo),
    video_for_sale: false,
    ...seeker.terms,
  };
}

function openVideo({ id, kind, title, duration, words }: DescribedSeekerVideo): OpenSeekerVideo {
  if (!words) return { id, kind, title, duration };
  const { description, thumbnail_url, summary, tags, chapters, questions } = words;
  return {
    id,
    kind,
    title,
    description,
    duration,
    thumbnail_url,
    summary,
    tags: [...tags],
    chapters: [...chapters],
    questions: [...questions],
  };
}

/** Scrubs text before cutting it, so that no part of an address survives at the end. */
function masked(seeker: Seeker, presentation: Presentation): MaskedSeeker {
  const scrub = scrubberFor({ fullName: seeker.full_name, email: seeker.email, phone: seeker.phone });
  const preview = (text: string | null, length: number): string | null =>
    text === null ? null : cut(scrub(text), length);
  // Drops skills that contained personal data.
  const skills = seeker.skills.filter((skill) => scrub(skill) === skill.normalize('NFC'));
  const experience = preview(seeker.experience, EXPERIENCE_PREVIEW);
  return {
    id: seeker.id,
    is_masked: true,
    user_type: 'JOB_SEEKER',
    full_name: maskedName(seeker, presentation),
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
    video_profiles: seeker.video_profiles.map(({ id, kind, title, duration }) => ({
      id,
      kind,
      title: scrub(title),
      duration,
    })),
    // The same conditions as a purchase: the person allows it, and the pair is not closed.
    video_for_sale:
      seeker.video_sale_allowed === true && seeker.video_profiles.length > 0 && seeker.terms.may_reserve === 'NOW',
    ...seeker.terms,
  };
}
