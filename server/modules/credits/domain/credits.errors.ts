import { DomainError } from '../../../platform/errors/domain-error.js';

/** Fewer credits are available than the price; credits on hold do not count. */
export class InsufficientCredits extends DomainError {
  override readonly figures: Readonly<Record<string, number>>;

  constructor(required: number, available: number) {
    super('CREDITS.INSUFFICIENT', 'payment_required', { required, available });
    this.figures = { required, available };
  }
}

/** The price is more than what is left of the member's budget in the team's credits. */
export class BudgetExceeded extends DomainError {
  override readonly figures: Readonly<Record<string, number>>;

  constructor(required: number, left: number) {
    super('CREDITS.BUDGET_EXCEEDED', 'payment_required', { required, left });
    this.figures = { required, left };
  }
}

/** The budget is for somebody who is not in the team, or whose role spends no credits. */
export class NoSpendingMember extends DomainError {
  constructor(path: string) {
    super('CREDITS.NO_SPENDING_MEMBER', 'invalid', {}, [{ path, code: 'CREDITS.NO_SPENDING_MEMBER' }]);
  }
}

/** The amount differs from the price list. */
export class PriceMismatch extends DomainError {
  constructor(price: number) {
    super('CREDITS.PRICE_MISMATCH', 'invalid', { price }, [{ path: 'amount', code: 'CREDITS.PRICE_MISMATCH' }]);
  }
}

/** Credits are charged together with an action, and this request names none that can be done. */
export class NoAct extends DomainError {
  constructor() {
    super('CREDITS.NO_ACT', 'conflict');
  }
}

/** Credits are already on hold for the same thing. */
export class AlreadyHeld extends DomainError {
  constructor() {
    super('CREDITS.ALREADY_HELD', 'conflict');
  }
}

/** The hold already ended in another way. */
export class HoldEnded extends DomainError {
  constructor() {
    super('CREDITS.HOLD_ENDED', 'conflict');
  }
}

/** The spending was already refunded. */
export class AlreadyRefunded extends DomainError {
  constructor() {
    super('CREDITS.ALREADY_REFUNDED', 'conflict');
  }
}

/** Only spendings can be refunded, and only for 30 days. */
export class NotRefundable extends DomainError {
  constructor() {
    super('CREDITS.NOT_REFUNDABLE', 'conflict');
  }
}
