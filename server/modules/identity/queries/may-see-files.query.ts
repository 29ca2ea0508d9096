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

/** The form in which a viewer gets an account, and the relation that decides it. */
export interface AccountAccess {
  /** Null if the answer must equal that for an unknown account. */
  readonly view: View | null;
  readonly standing: KnownStanding;
}

/** The single rule for access to stored files of an account. Check it on each request for a file. */
@Injectable()
export class MaySeeFiles {
  constructor(
    private readonly reads: ReadTogether,
    private readonly standings: Standings,
  ) {}

  /**
   * True for own files, for operators, for a seeker's files if the profile is open to the viewer's company, and for recruiters'
   * pictures if a seeker asks. False for unknown ids.
   */
  async execute(viewer: Viewer, ownerId: string, file: AccountFile): Promise<boolean> {
    const { view, standing } = await this.accessTo(viewer, ownerId);
    return mayReceive(file, view, standing);
  }

  async accessTo(viewer: Viewer, ownerId: string): Promise<AccountAccess> {
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
