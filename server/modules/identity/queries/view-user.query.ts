import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { AccountCompanies } from '../domain/account-companies.js';
import type { Viewer } from '../domain/present-candidate.js';
import { SeekerVideos } from '../domain/seeker-videos.js';
import { type Subject, type View, viewOf } from '../domain/visibility.policy.js';
import type { VisibleUser } from '../http/candidates.contract.js';
import { FindSeekers } from './find-seekers.query.js';
import { FindUser } from './find-user.query.js';

interface SubjectRow {
  id: string;
  user_type: Subject['userType'];
  status: Subject['status'];
  approval_status: Subject['approvalStatus'];
  visible: boolean;
  full_name: string;
  avatar_url: string | null;
}

/** Somebody else's page (or one's own), as far as the viewer may see it. */
@Injectable()
export class ViewUser {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: AccountCompanies,
    private readonly videos: SeekerVideos,
    private readonly findUser: FindUser,
    private readonly findSeekers: FindSeekers,
  ) {}

  /** @throws NotFound for nobody, and alike for whom the viewer may not know of. */
  async execute(viewer: Viewer, accountId: string, language: 'fr' | 'en'): Promise<VisibleUser> {
    const [row] = await this.em.execute<SubjectRow[]>(
      `select a.id, a.user_type, a.status, a.approval_status, a.full_name, p.visible, p.avatar_url
         from account a join profile p on p.account_id = a.id
        where a.id = ?`,
      [accountId],
    );
    const view = row
      ? viewOf(viewer, {
          id: row.id,
          userType: row.user_type,
          status: row.status,
          approvalStatus: row.approval_status,
          visible: row.visible,
        })
      : null;
    if (!row || view === null) throw new NotFound();
    return this.#present(view, viewer, row, language);
  }

  async #present(view: View, viewer: Viewer, row: SubjectRow, language: 'fr' | 'en'): Promise<VisibleUser> {
    if (view === 'candidate') {
      const seekers = await this.findSeekers.execute(viewer, [row.id], { language, place: 'profile' });
      const seeker = seekers.get(row.id);
      if (!seeker) throw new NotFound();
      return seeker;
    }
    if (view === 'contact') {
      const companies = await this.companies.companiesOf([row.id]);
      const company = companies.get(row.id) ?? null;
      return { id: row.id, user_type: 'RECRUITER', full_name: row.full_name, avatar_url: row.avatar_url, company };
    }
    const [user, videos] = await Promise.all([this.findUser.execute(row.id), this.videos.videosOf([row.id])]);
    if (!user) throw new NotFound();
    return { ...user, is_masked: false, video_profiles: [...(videos.get(row.id) ?? [])] };
  }
}
