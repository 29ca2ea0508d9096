import { defineEntity, p } from '@mikro-orm/core';
import { approvalLifecycle, type Decision } from './approval-lifecycle.js';
import { deletedUserNames, freedEmail } from './deleted-user.js';
import { AccountSuspended, ApprovalDecided, StandingUnchanged } from './identity.errors.js';
import type { Standing } from './standing.js';
import type { AccountStatus, ApprovalStatus, Role, UserType } from './user-type.js';
import { roleOf } from './user-type.js';

const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.uuid().primary(),
    /** Lower case, so that two spellings are one account. */
    email: p.text(),
    /** Argon2id in PHC format; null if the account signs in only with a provider. */
    passwordHash: p.text().strictNullable(),
    fullName: p.text(),
    userType: p.text().$type<UserType>(),
    status: p.text().$type<AccountStatus>(),
    approvalStatus: p.text().$type<ApprovalStatus>(),
    emailVerifiedAt: p.datetime(3).strictNullable(),
    language: p.text().$type<'fr' | 'en'>(),
    theme: p.text().$type<'dark' | 'light'>(),
    emailMessages: p.boolean(),
    emailUpdates: p.boolean(),
    emailApplications: p.boolean(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** When the owner closed the account. */
    closedAt: p.datetime(3).strictNullable(),
    /** When data with a retention period was erased too. */
    erasedAt: p.datetime(3).strictNullable(),
  },
  uniques: [{ name: 'account_email_unique', properties: ['email'] }],
  indexes: [
    { name: 'account_user_type_index', properties: ['userType', 'id'] },
    {
      name: 'account_search_index',
      expression: `create index account_search_index on account using gin (fold_text(full_name || ' ' || email) gin_trgm_ops)
        where status <> 'DELETED'`,
    },
    {
      name: 'account_newest_index',
      expression: `create index account_newest_index on account (created_at desc, id desc) include (user_type, status)
        where status <> 'DELETED'`,
    },
    {
      name: 'account_suspended_index',
      expression: `create index account_suspended_index on account (created_at desc, id desc) include (user_type)
        where status = 'SUSPENDED'`,
    },
    {
      name: 'account_closed_at_index',
      expression: `create index account_closed_at_index on account (closed_at) where status = 'DELETED' and erased_at is null`,
    },
    {
      name: 'account_erased_at_index',
      expression: `create index account_erased_at_index on account (erased_at) where status = 'DELETED'`,
    },
    {
      name: 'account_approval_index',
      expression:
        'create index account_approval_index on account (user_type, approval_status, created_at, id) include (status)',
    },
  ],
  checks: [
    {
      name: 'account_email_check',
      expression: 'email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254',
    },
    { name: 'account_full_name_check', expression: `char_length(full_name) <= 120 and btrim(full_name) <> ''` },
    { name: 'account_user_type_check', expression: `user_type in ('JOB_SEEKER', 'RECRUITER', 'OPERATOR')` },
    { name: 'account_status_check', expression: `status in ('ACTIVE', 'SUSPENDED', 'DELETED')` },
    {
      name: 'account_closed_check',
      expression: `(status = 'DELETED') = (closed_at is not null) and (erased_at is null or closed_at is not null)`,
    },
    {
      name: 'account_approval_status_check',
      expression: `approval_status in ('PENDING', 'APPROVED', 'REJECTED') and (user_type = 'RECRUITER' or approval_status = 'APPROVED')`,
    },
    { name: 'account_language_check', expression: `language in ('fr', 'en')` },
    { name: 'account_theme_check', expression: `theme in ('dark', 'light')` },
  ],
});

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly fullName: string;
  readonly userType: UserType;
  readonly language: 'fr' | 'en';
  /** True if a recruiter needs no review: in demo mode, or created by an operator. */
  readonly approveAtOnce: boolean;
  /** True if it is known that the person receives email at this address. */
  readonly emailVerified: boolean;
}

/** The identity of a person and how they sign in. Their Profile has their texts about themselves. */
export class Account extends AccountSchema.class {
  static open(input: NewAccount, now: Date): Account {
    const account = new Account();
    account.id = input.id;
    account.email = input.email;
    account.passwordHash = input.passwordHash;
    account.fullName = input.fullName;
    account.userType = input.userType;
    account.status = 'ACTIVE';
    account.approvalStatus = input.userType === 'RECRUITER' && !input.approveAtOnce ? 'PENDING' : 'APPROVED';
    account.emailVerifiedAt = input.emailVerified ? now : null;
    account.language = input.language;
    account.theme = 'dark';
    account.emailMessages = true;
    account.emailUpdates = true;
    account.emailApplications = true;
    account.createdAt = now;
    account.updatedAt = now;
    account.closedAt = null;
    account.erasedAt = null;
    return account;
  }

  get role(): Role {
    return roleOf(this.userType, this.approvalStatus);
  }

  /** @throws AccountSuspended if an operator suspended the account. */
  assertMaySignIn(): void {
    if (this.status === 'SUSPENDED') throw new AccountSuspended();
  }

  /**
   * Applies an operator's decision about a recruiter. Other kinds of accounts are always approved.
   *
   * @throws ApprovalDecided if the decision is not possible in this status.
   */
  decide(decision: Decision, now: Date): void {
    const next = approvalLifecycle.next(this.approvalStatus, decision);
    if (next === null) throw new ApprovalDecided();
    this.approvalStatus = next;
    this.updatedAt = now;
  }

  /** @throws StandingUnchanged if the status is already the same, or the account was deleted. */
  setStanding(standing: Standing, now: Date): void {
    if (this.status === standing || this.status === 'DELETED') throw new StandingUnchanged();
    this.status = standing;
    this.updatedAt = now;
  }

  /** The person proved that they receive email at this address. */
  verifyEmail(now: Date): void {
    this.emailVerifiedAt ??= now;
    this.updatedAt = now;
  }

  /** @param hash null if the account can only sign in with a provider from now on. */
  setPasswordHash(hash: string | null, now: Date): void {
    this.passwordHash = hash;
    this.updatedAt = now;
  }

  /** Closes the account: removes the person's name and frees the address. */
  close(now: Date): void {
    this.status = 'DELETED';
    this.email = freedEmail(this.id);
    this.passwordHash = null;
    this.fullName = deletedUserNames[this.language];
    this.emailVerifiedAt = null;
    this.emailMessages = false;
    this.emailUpdates = false;
    this.emailApplications = false;
    this.updatedAt = now;
    this.closedAt = now;
  }

  change(
    changes: Partial<
      Pick<Account, 'fullName' | 'language' | 'theme' | 'emailMessages' | 'emailUpdates' | 'emailApplications'>
    >,
    now: Date,
  ): void {
    Object.assign(this, changes);
    this.updatedAt = now;
  }
}

AccountSchema.setClass(Account);
export { AccountSchema };
