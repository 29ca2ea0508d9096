import type { INestApplicationContext } from '@nestjs/common';
import { demoAccounts } from '../modules/identity/domain/demo-accounts.js';
import { DisclosuresFacade, IdentityFacade } from '../modules/identity/index.js';
import { UpdateMe } from '../modules/identity/use-cases/update-me.js';
import type { DemoSeeker } from './content/content-types.js';
import { seekersWithVideo } from './content/seekers-with-video.js';
import { seekersWithoutVideo } from './content/seekers-written.js';
import { frenchTypography } from './french-typography.js';

/** A clip to create for somebody. */
export interface ClipToMake {
  readonly ownerId: string;
  readonly firstName: string;
  readonly title: string;
}

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

/**
 * Fills every seeker's profile that is still blank; a profile that somebody edited is kept.
 *
 * @returns the clips of these profiles, created already or not.
 */
export async function seedSeekers(app: INestApplicationContext): Promise<readonly ClipToMake[]> {
  const identity = app.get(IdentityFacade, { strict: false });
  const updateMe = app.get(UpdateMe, { strict: false });
  const disclosures = app.get(DisclosuresFacade, { strict: false });
  const clips: ClipToMake[] = [];
  for (const seeker of [...seekersWithVideo, ...seekersWithoutVideo]) {
    const { id } = await identity.registerDemoAccount({
      email: seeker.email ?? demoAccounts.JOB_SEEKER.email,
      full_name: seeker.full_name,
      user_type: 'JOB_SEEKER',
      language: seeker.language,
    });
    const written = await identity.findSeekerProfile(id);
    if (!written?.bio && !written?.skills.length)
      await updateMe.execute(id, { account: {}, profile: profileOf(seeker) });
    if ((await disclosures.videoSaleOf(id)) === null)
      await updateMe.execute(id, { account: {}, profile: { videoSaleAllowed: true } });
    const title = seeker.video_title;
    if (title) clips.push({ ownerId: id, firstName: seeker.full_name.split(' ')[0] ?? seeker.full_name, title });
  }
  return clips;
}
