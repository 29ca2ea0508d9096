import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { AccountCompanies } from '../domain/account-companies.js';
import { SeekerVideos } from '../domain/seeker-videos.js';
import { type Subject, type Viewer, viewOf } from '../domain/visibility.policy.js';
import type { VisibleUser } from '../http/candidates.contract.js';
import { AccessLog } from '../persistence/access-log.js';
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

/** A person's page as the viewer may see it. Logs recruiters' views of seekers. */
@Injectable()
export class ViewUser {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: AccountCompanies,
    private readonly videos: SeekerVideos,
    private readonly findUser: FindUser,
    private readonly findSeekers: FindSeekers,
    private readonly log: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound both for unknown people and for those the viewer may not see. */
  async execute(viewer: Viewer, accountId: string, language: 'fr' | 'en'): Promise<VisibleUser> {
    const [row] = await this.em.execute<SubjectRow[]>(
      `select a.id, a.user_type, a.status, a.approval_status, a.full_name, p.visible, p.avatar_url
         from account a join profile p on p.account_id = a.id
        where a.id = ?`,
      [accountId],
    );
    if (!row) throw new NotFound();
    if (viewer.role === 'RECRUITER' && row.user_type === 'JOB_SEEKER') return this.#candidate(viewer, row.id, language);
    const { user_type: userType, status, approval_status: approvalStatus, visible } = row;
    const view = viewOf(viewer, { id: row.id, userType, status, approvalStatus, visible });
    if (view === 'account') return this.#account(row.id);
    if (view === 'contact') return this.#contact(row);
    throw new NotFound();
  }

  async #candidate(viewer: Viewer, seekerId: string, language: 'fr' | 'en'): Promise<VisibleUser> {
    const found = await this.findSeekers.execute(viewer, [seekerId], { language, place: 'profile' });
    const seen = found.get(seekerId);
    if (!seen) throw new NotFound();
    const { open, companyId } = seen.standing;
    await this.log.add(
      { seekerId, kind: 'VIEWED', viewerId: viewer.id, companyId, interaction: open },
      this.clock.now(),
    );
    return seen.candidate;
  }

  async #contact({ id, full_name, avatar_url }: SubjectRow): Promise<VisibleUser> {
    const company = (await this.companies.companiesOf([id])).get(id) ?? null;
    return { id, user_type: 'RECRUITER', full_name, avatar_url, company };
  }

  async #account(id: string): Promise<VisibleUser> {
    const [user, videos] = await Promise.all([this.findUser.execute(id), this.videos.videosOf([id])]);
    if (!user) throw new NotFound();
    return { ...user, is_masked: false, video_profiles: [...(videos.get(id) ?? [])] };
  }
}
