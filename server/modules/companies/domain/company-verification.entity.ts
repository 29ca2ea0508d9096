import { defineEntity, p } from '@mikro-orm/core';
import { CompanySchema } from './company.entity.js';
import { ReviewDecided } from './company.errors.js';
import { verificationLifecycle, type VerificationMove, type VerificationState } from './verification-lifecycle.js';

export const CompanyVerificationSchema = defineEntity({
  name: 'CompanyVerification',
  tableName: 'company_verification',
  properties: {
    company: () =>
      p
        .manyToOne(CompanySchema)
        .primary()
        .mapToPk()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('company_verification_company_id_foreign'),
    state: p.text().$type<VerificationState>(),
    /** Increases with every change of the data that operators check. */
    revision: p.integer(),
    waitingSince: p.datetime(3).strictNullable(),
    /** The name that an operator confirmed last. The badge is shown only for this name and domain. */
    reviewedName: p.text().strictNullable(),
    /** The reviewed name in the form in which names are compared; computed by the database. */
    reviewedKey: p.text().generated('company_name_key(reviewed_name) stored').nullable().lazy().returning(false),
    reviewedDomain: p.text().strictNullable(),
    reviewedAt: p.datetime(3).strictNullable(),
    /** The operator's account; null if it was confirmed before reviews existed. */
    reviewedBy: p.uuid().strictNullable(),
    /** Why an operator refused. */
    reason: p.text().strictNullable(),
    /** Number in the registry of enterprises of Québec. */
    neq: p.text().strictNullable(),
    /** Domain at which a member of the team proved to receive email. */
    emailDomain: p.text().strictNullable(),
    emailDomainAt: p.datetime(3).strictNullable(),
  },
  indexes: [
    {
      name: 'company_verification_waiting_index',
      expression: `create index company_verification_waiting_index on company_verification (waiting_since, company_id) where state = 'IN_REVIEW'`,
    },
    {
      name: 'company_verification_neq_index',
      expression: 'create index company_verification_neq_index on company_verification (neq) where neq is not null',
    },
    {
      name: 'company_verification_key_index',
      expression: `create index company_verification_key_index on company_verification using gin (reviewed_key gin_trgm_ops) where state = 'VERIFIED'`,
    },
    {
      name: 'company_verification_words_index',
      expression: `create index company_verification_words_index on company_verification (company_name_words(reviewed_key)) where state = 'VERIFIED'`,
    },
    {
      name: 'company_verification_letters_index',
      expression: `create index company_verification_letters_index on company_verification (replace(reviewed_key, ' ', '')) where state = 'VERIFIED'`,
    },
  ],
  checks: [
    { name: 'company_verification_state_check', expression: `state in ('UNVERIFIED', 'IN_REVIEW', 'VERIFIED')` },
    {
      name: 'company_verification_waiting_check',
      expression: `(state = 'IN_REVIEW') = (waiting_since is not null)`,
    },
    {
      name: 'company_verification_reviewed_check',
      expression: `state <> 'VERIFIED' or (reviewed_name is not null and reviewed_at is not null)`,
    },
    {
      name: 'company_verification_reason_check',
      expression: 'char_length(reason) >= 3 and char_length(reason) <= 500',
    },
    { name: 'company_verification_neq_check', expression: `neq ~ '^(11|22|33|88)[0-9]{8}$'` },
    {
      name: 'company_verification_email_domain_check',
      expression: '(email_domain is null) = (email_domain_at is null) and char_length(email_domain) <= 253',
    },
  ],
});

/** The data that an operator checks: the company's name and its website's domain. */
export interface CheckedIdentity {
  readonly name: string;
  readonly domain: string | null;
}

/** Whether an operator has verified a company. */
export class CompanyVerification extends CompanyVerificationSchema.class {
  static begun(companyId: string, now: Date): CompanyVerification {
    return Object.assign(new CompanyVerification(), {
      company: companyId,
      state: verificationLifecycle.initial,
      revision: 1,
      waitingSince: now,
      reviewedName: null,
      reviewedDomain: null,
      reviewedAt: null,
      reviewedBy: null,
      reason: null,
      neq: null,
      emailDomain: null,
      emailDomainAt: null,
    });
  }

  /** The name or the domain changed. */
  change(now: Date): void {
    this.move('CHANGED', 'TEAM', now);
  }

  /** The team asks for another review after a refusal. */
  ask(now: Date): void {
    this.move('ASKED', 'TEAM', now);
  }

  /** The badge stays, because only operators see the number. */
  changeNeq(neq: string | null): void {
    this.neq = neq;
    this.revision += 1;
  }

  proveEmailDomain(domain: string, now: Date): void {
    this.emailDomain = domain;
    this.emailDomainAt = now;
    this.revision += 1;
  }

  /** @throws ReviewDecided if an operator has already confirmed it. */
  confirm(checked: CheckedIdentity, operatorId: string, now: Date): void {
    this.move('CONFIRMED', 'OPERATOR', now);
    this.reviewedName = checked.name;
    this.reviewedDomain = checked.domain;
    this.reviewedAt = now;
    this.reviewedBy = operatorId;
    this.reason = null;
  }

  /** @throws ReviewDecided if an operator has already refused it. */
  refuse(reason: string, operatorId: string, now: Date): void {
    this.move('REFUSED', 'OPERATOR', now);
    this.reviewedAt = now;
    this.reviewedBy = operatorId;
    this.reason = reason;
  }

  private move(event: VerificationMove, by: 'TEAM' | 'OPERATOR', now: Date): void {
    const next = verificationLifecycle.next(this.state, event, by);
    if (next === null) throw new ReviewDecided();
    if (next !== 'IN_REVIEW') this.waitingSince = null;
    else if (this.state !== 'IN_REVIEW') this.waitingSince = now;
    this.state = next;
    this.revision += 1;
  }
}

CompanyVerificationSchema.setClass(CompanyVerification);
