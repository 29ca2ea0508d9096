import { DomainError } from '../../../platform/errors/domain-error.js';

/** What has no price here is agreed upon with the people who sell it. */
export class ContactSales extends DomainError {
  constructor(offer: 'pack' | 'plan') {
    super('CREDITS.CONTACT_SALES', 'conflict', {}, [], offer === 'plan' ? 'BILLING.CONTACT_SALES_PLAN' : undefined);
  }
}

/** The free plan costs nothing, and a plan that goes on by itself is not paid for. */
export class NothingToPay extends DomainError {
  constructor() {
    super('BILLING.NOTHING_TO_PAY', 'conflict');
  }
}

/** The coming month of the plan is paid for; more than that is not taken in advance. */
export class PaidAhead extends DomainError {
  constructor() {
    super('BILLING.PAID_AHEAD', 'conflict');
  }
}

/** The plan is not the one that the page showed: another tab, or time, was quicker. Nothing was paid for. */
export class PlanMoved extends DomainError {
  constructor() {
    super('BILLING.PLAN_MOVED', 'conflict');
  }
}

/** A payment for a plan is under way and not confirmed yet; another one would be paid for twice. */
export class PaymentUnderWay extends DomainError {
  constructor() {
    super('BILLING.PAYMENT_UNDER_WAY', 'conflict');
  }
}

/** Where payments are real, nobody pays by the test method. */
export class MethodNotOffered extends DomainError {
  constructor() {
    super('BILLING.METHOD_NOT_OFFERED', 'invalid', {}, [
      { path: 'payment_method', code: 'BILLING.METHOD_NOT_OFFERED' },
    ]);
  }
}

/** The payment provider does not answer, or refuses: nothing was charged. The same request may be sent again. */
export class PaymentUnavailable extends DomainError {
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('BILLING.PAYMENT_UNAVAILABLE', 'unavailable');
  }
}

/** The message does not come from the payment provider, or is too old. */
export class SignatureInvalid extends DomainError {
  constructor() {
    super('BILLING.SIGNATURE_INVALID', 'invalid');
  }
}

/** A refund is told before the payment it gives back: the provider tells it again later. */
export class ToldTooEarly extends DomainError {
  constructor() {
    super('BILLING.TOLD_TOO_EARLY', 'conflict');
  }
}

/** A company is put in front, so there must be one. */
export class CompanyMissing extends DomainError {
  constructor() {
    super('BILLING.COMPANY_MISSING', 'conflict');
  }
}

/** Another operator was quicker. */
export class IssueUnchanged extends DomainError {
  constructor() {
    super('BILLING.ISSUE_UNCHANGED', 'conflict');
  }
}

/** The matter is about no purchase whose credits could be taken back. */
export class NothingToTakeBack extends DomainError {
  constructor() {
    super('BILLING.NOTHING_TO_TAKE_BACK', 'conflict');
  }
}
