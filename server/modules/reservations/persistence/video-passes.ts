import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';

export interface NewVideoPass {
  readonly companyId: string;
  readonly videoId: string;
  readonly seekerId: string;
  readonly boughtBy: string;
}

interface PassHolder {
  readonly id: string;
  readonly role: string;
}

/** Which companies bought to watch which videos. */
@Injectable()
export class VideoPasses {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that pays. @returns false when the company had bought it before: nothing is owed. */
  async add({ companyId, videoId, seekerId, boughtBy }: NewVideoPass): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into video_pass (company_id, video_id, seeker_id, bought_by, bought_at) values (?, ?, ?, ?, ?)
       on conflict (company_id, video_id) do nothing returning video_id`,
      [companyId, videoId, seekerId, boughtBy, this.clock.now()],
    );
    return rows.length > 0;
  }

  /** Whether the viewer's company bought the video, and may still watch it. */
  async allow(viewer: PassHolder, video: { id: string; ownerId: string }): Promise<boolean> {
    return (await this.of(viewer, video.ownerId)).includes(video.id);
  }

  /**
   * The videos of a person that the viewer's company bought, where it may still know of them: who hides, leaves or excludes the
   * company is seen by nobody, whatever was paid.
   */
  async of(viewer: PassHolder, seekerId: string): Promise<string[]> {
    if (viewer.role !== 'RECRUITER') return [];
    const company = await this.companies.companyOf(viewer.id);
    if (!company) return [];
    const rows = await this.em.execute<{ video_id: string }[]>(
      'select video_id from video_pass where company_id = ? and seeker_id = ? order by bought_at, video_id',
      [company.id, seekerId],
    );
    if (rows.length === 0) return [];
    const known = await this.identity.presentCandidates(viewer, [seekerId], { language: 'fr', place: 'list' });
    return known.has(seekerId) ? rows.map(({ video_id }) => video_id) : [];
  }
}
