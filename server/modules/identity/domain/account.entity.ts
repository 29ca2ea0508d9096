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
    /** Lower case: two spellings of one address are one account. */
    email: p.text(),
    /** Argon2id in PHC form; null for an account that only signs in elsewhere. */
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
    /** When its owner asked for it to be deleted. */
    closedAt: p.datetime(3).strictNullable(),
    /** When what had to stay for a while was erased as well. */
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
    { name: 'account_approval_status_index', properties: ['userType', 'approvalStatus', 'createdAt', 'id'] },
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
  /** True where nobody has to look at a recruiter first: demo mode, or an operator's own act. */
  readonly approveAtOnce: boolean;
  /** True where it is known that the person reads mail at this address. */
  readonly emailVerified: boolean;
}

/** Who someone is and how they sign in. What they tell about themselves is their Profile. */
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

  /** @throws AccountSuspended when an operator closed the door. */
  assertMaySignIn(): void {
    if (this.status === 'SUSPENDED') throw new AccountSuspended();
  }

  /**
   * An operator's decision about a recruiter; the other kinds are approved by nature.
   *
   * @throws ApprovalDecided where the decision no longer has a place.
   */
  decide(decision: Decision, now: Date): void {
    const next = approvalLifecycle.next(this.approvalStatus, decision);
    if (next === null) throw new ApprovalDecided();
    this.approvalStatus = next;
    this.updatedAt = now;
  }

  /** @throws StandingUnchanged where it is so already, and for an account whose owner left. */
  setStanding(standing: Standing, now: Date): void {
    if (this.status === standing || this.status === 'DELETED') throw new StandingUnchanged();
    this.status = standing;
    this.updatedAt = now;
  }

  /** Somebody showed that they read mail at this address. */
  verifyEmail(now: Date): void {
    this.emailVerifiedAt ??= now;
    this.updatedAt = now;
  }

  /** @param hash null where only a sign-in elsewhere opens the account from now on. */
  setPasswordHash(hash: string | null, now: Date): void {
    this.passwordHash = hash;
    this.updatedAt = now;
  }

  /** Its owner leaves: nothing in it names them any more, and the address is free. */
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
