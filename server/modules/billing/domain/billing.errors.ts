import { DomainError } from '../../../platform/errors/domain-error.js';

/** This pack or plan has no public price: the company must contact sales. */
export class ContactSales extends DomainError {
  constructor(offer: 'pack' | 'plan') {
    super('CREDITS.CONTACT_SALES', 'conflict', {}, [], offer === 'plan' ? 'BILLING.CONTACT_SALES_PLAN' : undefined);
  }
}

/** The free plan costs nothing, and a granted plan continues without payment. */
export class NothingToPay extends DomainError {
  constructor() {
    super('BILLING.NOTHING_TO_PAY', 'conflict');
  }
}

/** The next month of the plan is already paid, and only one month can be paid in advance. */
export class PaidAhead extends DomainError {
  constructor() {
    super('BILLING.PAID_AHEAD', 'conflict');
  }
}

/** The plan changed after the page was loaded, for example in another tab. Nothing was paid. */
export class PlanMoved extends DomainError {
  constructor() {
    super('BILLING.PLAN_MOVED', 'conflict');
  }
}

/** A payment for a plan is being confirmed. Another one now would charge the buyer twice. */
export class PaymentUnderWay extends DomainError {
  constructor() {
    super('BILLING.PAYMENT_UNDER_WAY', 'conflict');
  }
}

/** The test method is refused when payments are real. */
export class MethodNotOffered extends DomainError {
  constructor() {
    super('BILLING.METHOD_NOT_OFFERED', 'invalid', {}, [
      { path: 'payment_method', code: 'BILLING.METHOD_NOT_OFFERED' },
    ]);
  }
}

/** The payment provider does not answer or refuses. Nothing was charged, and the same request may be sent again. */
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

/** A refund arrived before the payment it refunds. The provider sends it again later. */
export class RefundBeforePayment extends DomainError {
  constructor() {
    super('BILLING.TOLD_TOO_EARLY', 'conflict');
  }
}

/** The recruiter has no company to put in the spotlight. */
export class CompanyMissing extends DomainError {
  constructor() {
    super('BILLING.COMPANY_MISSING', 'conflict');
  }
}

/** The issue already has this status: another operator handled or reopened it first. */
export class IssueUnchanged extends DomainError {
  constructor() {
    super('BILLING.ISSUE_UNCHANGED', 'conflict');
  }
}

/** The issue has no purchase whose credits could be taken back. */
export class NothingToTakeBack extends DomainError {
  constructor() {
    super('BILLING.NOTHING_TO_TAKE_BACK', 'conflict');
  }
}
