import type { INestApplicationContext } from '@nestjs/common';
import { demoAccounts } from '../modules/identity/domain/demo-accounts.js';
import { DisclosuresFacade, IdentityFacade } from '../modules/identity/index.js';
import { UpdateMe } from '../modules/identity/use-cases/update-me.js';
import type { DemoSeeker } from './content/content-types.js';
import { seekers } from './content/seekers.js';
import { frenchTypography } from './french-typography.js';

/** A job seeker of the demo. */
export interface SeededSeeker {
  readonly id: string;
  /** Of the person's portrait and clip: the local part of their address. */
  readonly key: string;
  /** The title of their clip; null if they have none. */
  readonly videoTitle: string | null;
}

const keyOf = (email: string): string => email.slice(0, email.indexOf('@'));

function profileOf(seeker: DemoSeeker): Parameters<UpdateMe['execute']>[1]['profile'] {
  const set = (text: string): string => (seeker.language === 'fr' ? frenchTypography(text) : text);
  return {
    title: seeker.title,
    location: seeker.location,
    bio: set(seeker.bio),
    skills: [...seeker.skills],
    experience: set(seeker.experience),
    yearsExperience: seeker.years_experience,
    availability: seeker.availability,
    salaryRange: set(seeker.salary_range),
    workTypePreference: seeker.work_type_preference,
    companySizePreference: seeker.company_size_preference,
    industryPreference: seeker.industry_preference,
    openToRemote: seeker.open_to_remote,
    videoSaleAllowed: true,
  };
}

/** Fills every seeker's profile that is still blank; a profile that somebody edited is kept. */
export async function seedSeekers(app: INestApplicationContext): Promise<readonly SeededSeeker[]> {
  const identity = app.get(IdentityFacade, { strict: false });
  const updateMe = app.get(UpdateMe, { strict: false });
  const disclosures = app.get(DisclosuresFacade, { strict: false });
  const seeded: SeededSeeker[] = [];
  for (const seeker of seekers) {
    const email = seeker.email ?? demoAccounts.JOB_SEEKER.email;
    const { id } = await identity.registerDemoAccount({
      email,
      full_name: seeker.full_name,
      user_type: 'JOB_SEEKER',
      language: seeker.language,
    });
    const written = await identity.findSeekerProfile(id);
    if (!written?.bio && !written?.skills.length)
      await updateMe.execute(id, { account: {}, profile: profileOf(seeker) });
    if ((await disclosures.videoSaleOf(id)) === null)
      await updateMe.execute(id, { account: {}, profile: { videoSaleAllowed: true } });
    seeded.push({ id, key: keyOf(email), videoTitle: seeker.video_title ?? null });
  }
  return seeded;
}
