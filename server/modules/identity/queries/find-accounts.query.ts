import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { type AccountStatus, type ApprovalStatus, type Role, roleOf, type UserType } from '../domain/user-type.js';

/** The fields of an account that other modules may read. The account may act if it is `approved` and active. */
export interface AccountCard {
  readonly id: string;
  readonly role: Role;
  readonly full_name: string;
  readonly language: 'fr' | 'en';
  readonly profile_visible: boolean;
  readonly approved: boolean;
  readonly active: boolean;
}

/** Columns of `account a` and `profile p` for {@link AccountRow}. */
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

/** Accounts for internal use. They contain names, so never return them to a viewer. */
@Injectable()
export class FindAccounts {
  constructor(private readonly reads: ReadTogether) {}

  /** Unknown ids are absent. */
  async execute(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reads.rows<AccountRow>(
      `select ${accountColumns} from account a join profile p on p.account_id = a.id where a.id in (?)`,
      [[...new Set(ids)]],
    );
    return accountCards(rows);
  }
}
