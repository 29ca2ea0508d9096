import { DomainError } from '../../../platform/errors/domain-error.js';

/** Fewer credits are available than the act costs; what is on hold is not available. */
export class InsufficientCredits extends DomainError {
  override readonly figures: Readonly<Record<string, number>>;

  constructor(required: number, available: number) {
    super('CREDITS.INSUFFICIENT', 'payment_required', { required, available });
    this.figures = { required, available };
  }
}

/** The amount sent is not what the price list says. */
export class PriceMismatch extends DomainError {
  constructor(price: number) {
    super('CREDITS.PRICE_MISMATCH', 'invalid', { price }, [{ path: 'amount', code: 'CREDITS.PRICE_MISMATCH' }]);
  }
}

/** Credits are taken with the act they pay for, and this request names none that could be done. */
export class NoAct extends DomainError {
  constructor() {
    super('CREDITS.NO_ACT', 'conflict');
  }
}

/** Credits are on hold for the same thing already. */
export class AlreadyHeld extends DomainError {
  constructor() {
    super('CREDITS.ALREADY_HELD', 'conflict');
  }
}

/** The hold ended before, in another way than the one asked for. */
export class HoldEnded extends DomainError {
  constructor() {
    super('CREDITS.HOLD_ENDED', 'conflict');
  }
}

/** What was spent has been given back before. */
export class AlreadyRefunded extends DomainError {
  constructor() {
    super('CREDITS.ALREADY_REFUNDED', 'conflict');
  }
}

/** Only what was spent can be given back, and only for 30 days. */
export class NotRefundable extends DomainError {
  constructor() {
    super('CREDITS.NOT_REFUNDABLE', 'conflict');
  }
}
