import { Injectable } from '@nestjs/common';
import { cardProfile } from '../engine/card-profile.js';
import type { JobPosting, PayRange, SeekerProfile } from '../engine/inputs.js';
import {
  DisclosuresFacade,
  IdentityFacade,
  type SeekerExclusions,
  type SeekerProfile as StoredProfile,
} from '../../identity/index.js';
import { MediaFacade } from '../../media/index.js';
import { type JobForMatching, JobsFacade, parseSalary, yearlySalary } from '../../jobs/index.js';

/** A viewer without access to any profile. */
const nobody = { id: '', role: 'OPERATOR' } as const;
/** Max characters of transcripts: twenty minutes of speech. More would add nothing new. */
const MAX_TRANSCRIPT_CHARACTERS = 20_000;

export interface PostingToMatch {
  readonly id: string;
  readonly companyId: string;
  readonly posting: JobPosting;
}

/** Inputs of the engine for people and postings. Names and pictures are left out. */
@Injectable()
export class MatchInputs {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly jobs: JobsFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly media: MediaFacade,
  ) {}

  /** @returns null if the person may not be matched: unknown, suspended or hidden. */
  async seeker(id: string): Promise<SeekerProfile | null> {
    const stored = await this.identity.findSeekerProfile(id);
    return stored?.profile_visible ? profileOf(stored, await this.#spokenWordsOf(id)) : null;
  }

  /** The same for a person a company already knows, even if hidden. @returns null if unknown or gone. */
  async hiddenSeeker(id: string): Promise<SeekerProfile | null> {
    const [stored, spoken] = await Promise.all([this.identity.findSeekerProfile(id), this.#spokenWordsOf(id)]);
    return stored && profileOf(stored, spoken);
  }

  /** The masked card, as identity shows it without access. @returns null if unknown or gone. */
  async card(id: string): Promise<SeekerProfile | null> {
    const cards = await this.identity.presentCandidates(nobody, [id], { language: 'fr', place: 'list' });
    const card = cards.get(id);
    return card?.is_masked ? cardProfile(card) : null;
  }

  /** The employers a person hides from. */
  exclusionsOf(seekerId: string): Promise<SeekerExclusions> {
    return this.disclosures.exclusionsOf(seekerId);
  }

  /** @returns null if the posting may not be matched: unknown, not ACTIVE or past its end. */
  async job(id: string): Promise<PostingToMatch | null> {
    const stored = await this.jobs.findJobForMatching(id);
    return stored?.isOpen ? { id, companyId: stored.companyId, posting: postingOf(stored) } : null;
  }

  /** The same for a posting in any status, because its company and a person already know each other. */
  async closedJob(id: string): Promise<PostingToMatch | null> {
    const stored = await this.jobs.findJobForMatching(id);
    return stored && { id, companyId: stored.companyId, posting: postingOf(stored) };
  }

  /** Speech in videos counts as text. Voice and picture are not used. */
  #spokenWordsOf(id: string): Promise<readonly string[]> {
    return this.media.spokenWordsOf(id, MAX_TRANSCRIPT_CHARACTERS);
  }
}

function profileOf(stored: StoredProfile, spoken: readonly string[]): SeekerProfile {
  return {
    title: stored.title,
    skills: [...stored.skills],
    experience: stored.experience,
    bio: stored.bio,
    transcript: spoken.length > 0 ? spoken.join('\n') : null,
    yearsExperience: stored.years_experience,
    location: stored.location,
    openToRemote: stored.open_to_remote,
    availability: stored.availability,
    workType: stored.work_type_preference,
    industry: stored.industry_preference,
    pay: stored.salary_range ? payOf(stored.salary_range) : null,
    preferences: preferencesOf(stored.job_preferences),
  };
}

function postingOf(stored: JobForMatching): JobPosting {
  const pay = stored.salaryRange !== null && stored.salaryYearMin !== null;
  return {
    title: stored.title,
    department: stored.department,
    description: stored.description,
    requirements: [...stored.requirements],
    location: stored.location,
    remote: stored.remote,
    jobType: stored.jobType,
    language: stored.language,
    pay: pay ? { text: stored.salaryRange, min: stored.salaryYearMin, max: stored.salaryYearMax } : null,
  };
}

function payOf(text: string): PayRange | null {
  const salary = parseSalary(text);
  const yearly = salary && yearlySalary(salary);
  return yearly ? { text, ...yearly } : null;
}

/** Preferences as words: `{ "contract": ["FULL_TIME"], "night_shifts": false }` gives "FULL_TIME" and "no night shifts". */
function preferencesOf(preferences: StoredProfile['job_preferences']): readonly string[] {
  return Object.entries(preferences ?? {})
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]) => {
      const words = name.replace(/[_-]+/g, ' ');
      if (typeof value === 'boolean') return [value ? words : `no ${words}`];
      return [value].flat().filter((each): each is string => typeof each === 'string' && each.trim() !== '');
    });
}
