import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { PresentedCandidate, Seeker } from '../domain/present-candidate.js';
import { presentCandidate } from '../domain/present-candidate.js';
import type { JobPreferences } from '../domain/profile.entity.js';
import { PairTerms } from '../domain/pair-terms.js';
import { SeekerVideos } from '../domain/seeker-videos.js';
import { FindUser } from './find-user.query.js';

/** A seeker's page as recruiters see it. */
export interface Preview {
  readonly masked: Extract<PresentedCandidate, { is_masked: true }>;
  readonly open: Extract<PresentedCandidate, { is_masked: false }>;
}

/** Previews a seeker's page with the presenter of recruiters' pages, so that the preview is always accurate. */
@Injectable()
export class PreviewMe {
  constructor(
    private readonly findUser: FindUser,
    private readonly videos: SeekerVideos,
    private readonly terms: PairTerms,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for an unknown id. */
  async execute(seekerId: string, language: 'fr' | 'en'): Promise<Preview> {
    const user = await this.findUser.execute(seekerId);
    const videos = await this.videos.describedVideosOf([seekerId], language);
    if (!user) throw new NotFound();
    const seeker: Seeker = {
      ...user,
      ...user.profile,
      job_preferences: user.profile.job_preferences as JobPreferences | null,
      video_profiles: videos.get(seekerId) ?? [],
      terms: (await this.terms.of(null, [seekerId]))(seekerId),
    };
    // Any recruiter, because the answer does not depend on which.
    const recruiter = { id: '', role: 'RECRUITER' };
    const yes = { type: 'MATCHED', created_at: this.clock.now().toISOString(), expires_at: null } as const;
    const masked = presentCandidate(recruiter, seeker, null, { language, place: 'profile' });
    const open = presentCandidate(recruiter, seeker, yes, { language, place: 'profile' });
    if (!masked.is_masked || open.is_masked)
      throw new Error('The presenter masks without a disclosure and opens with one');
    return { masked, open };
  }
}
