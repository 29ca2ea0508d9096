import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { type AccountStatus, type ApprovalStatus, type Role, roleOf, type UserType } from '../domain/user-type.js';

/** What other modules may know of an account. `approved` and active together mean that it may act. */
export interface AccountCard {
  readonly id: string;
  readonly role: Role;
  readonly full_name: string;
  readonly language: 'fr' | 'en';
  readonly profile_visible: boolean;
  readonly approved: boolean;
  readonly active: boolean;
}

/** Columns of `account a` and `profile p` that {@link AccountRow} names. */
export const accountColumns = 'a.id, a.user_type, a.approval_status, a.status, a.full_name, a.language, p.visible';

export interface AccountRow {
  id: string;
  user_type: UserType;
  approval_status: ApprovalStatus;
  status: AccountStatus;
  full_name: string;
  language: 'fr' | 'en';
  visible: boolean;
}

/** By id. */
export function accountCards(rows: readonly AccountRow[]): ReadonlyMap<string, AccountCard> {
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        role: roleOf(row.user_type, row.approval_status),
        full_name: row.full_name,
        language: row.language,
        profile_visible: row.visible,
        approved: row.approval_status === 'APPROVED',
        active: row.status === 'ACTIVE',
      },
    ]),
  );
}

/** Accounts for the server's own use: names included, so never passed on to a viewer as they are. */
@Injectable()
export class FindAccounts {
  constructor(private readonly reads: ReadTogether) {}

  /** Unknown ids are absent from the map. */
  async execute(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reads.rows<AccountRow>(
      `select ${accountColumns} from account a join profile p on p.account_id = a.id where a.id in (?)`,
      [[...new Set(ids)]],
    );
    return accountCards(rows);
  }
}
