import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompaniesFacade } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';

interface Viewer {
  readonly id: string;
  readonly role: string;
}

/**
 * Videos of a person that the viewer's company bought and may still watch. A person who hides, leaves, excludes the company or
 * refuses such sales ends the access; an unanswered consent does not.
 */
@Injectable()
export class FindBoughtVideos {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
  ) {}

  /** Whether the viewer's company bought the video and may still watch it. */
  async includes(viewer: Viewer, video: { readonly id: string; readonly ownerId: string }): Promise<boolean> {
    return (await this.execute(viewer, video.ownerId)).includes(video.id);
  }

  async execute(viewer: Viewer, seekerId: string): Promise<string[]> {
    if (viewer.role !== 'RECRUITER') return [];
    const company = await this.companies.companyOf(viewer.id);
    if (!company) return [];
    const rows = await this.em.execute<{ video_id: string }[]>(
      'select video_id from video_pass where company_id = ? and seeker_id = ? order by bought_at, video_id',
      [company.id, seekerId],
    );
    if (rows.length === 0 || (await this.disclosures.videoSaleOf(seekerId)) === false) return [];
    const known = await this.identity.presentCandidates(viewer, [seekerId], { language: 'fr', place: 'list' });
    return known.has(seekerId) ? rows.map(({ video_id }) => video_id) : [];
  }
}
