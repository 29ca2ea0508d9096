import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import {
  type AccountFile,
  mayReceive,
  type Subject,
  type View,
  type Viewer,
  viewOf,
} from '../domain/visibility.policy.js';
import { type KnownStanding, Standings, unknownStanding } from './standings.query.js';

interface SubjectRow {
  user_type: Subject['userType'];
  status: Subject['status'];
  approval_status: Subject['approvalStatus'];
  visible: boolean;
}

/** How much of somebody a viewer gets, and why. */
export interface Look {
  /** Null where the answer must be the same as for an account that does not exist. */
  readonly view: View | null;
  readonly standing: KnownStanding;
}

/** The one rule of who may be sent the stored files of an account; whoever serves one asks here for every request. */
@Injectable()
export class MaySeeFiles {
  constructor(
    private readonly reads: ReadTogether,
    private readonly standings: Standings,
  ) {}

  /**
   * One's own files, everything for an operator, a seeker's where the profile is open to the viewer's company, and the picture
   * of a recruiter for seekers. False for nobody.
   */
  async execute(viewer: Viewer, ownerId: string, file: AccountFile): Promise<boolean> {
    const { view, standing } = await this.look(viewer, ownerId);
    return mayReceive(file, view, standing);
  }

  async look(viewer: Viewer, ownerId: string): Promise<Look> {
    const [[row], standing] = await Promise.all([
      this.reads.rows<SubjectRow>(
        `select a.user_type, a.status, a.approval_status, p.visible
           from account a join profile p on p.account_id = a.id
          where a.id = ?`,
        [ownerId],
      ),
      this.standings.ofOne(viewer, ownerId),
    ]);
    if (!row) return { view: null, standing: unknownStanding };
    const { user_type: userType, status, approval_status: approvalStatus, visible } = row;
    return { view: viewOf(viewer, { id: ownerId, userType, status, approvalStatus, visible }, standing), standing };
  }
}
