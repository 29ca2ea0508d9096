import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type AccountFile, mayReceive, type Subject, type Viewer, viewOf } from '../domain/visibility.policy.js';
import { Standings } from './standings.query.js';

interface SubjectRow {
  user_type: Subject['userType'];
  status: Subject['status'];
  approval_status: Subject['approvalStatus'];
  visible: boolean;
}

/** The one rule of who may be sent the stored files of an account; whoever serves one asks here for every request. */
@Injectable()
export class MaySeeFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly standings: Standings,
  ) {}

  /**
   * One's own files, everything for an operator, a seeker's where the profile is open to the viewer's company, and the picture
   * of a recruiter for seekers. False for nobody.
   */
  async execute(viewer: Viewer, ownerId: string, file: AccountFile): Promise<boolean> {
    const [row] = await this.em.execute<SubjectRow[]>(
      `select a.user_type, a.status, a.approval_status, p.visible
         from account a join profile p on p.account_id = a.id
        where a.id = ?`,
      [ownerId],
    );
    if (!row) return false;
    const { user_type: userType, status, approval_status: approvalStatus, visible } = row;
    const standing = await this.standings.ofOne(viewer, ownerId);
    return mayReceive(
      file,
      viewOf(viewer, { id: ownerId, userType, status, approvalStatus, visible }, standing),
      standing,
    );
  }
}
