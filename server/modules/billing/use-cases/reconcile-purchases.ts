import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { PaymentProvider } from '../payments/payment-provider.js';
import { type PurchaseRow, Purchases } from '../persistence/purchases.js';
import { SettlePurchase } from './settle-purchase.js';

/** Messages usually come within seconds of the payment; younger purchases are skipped. */
const QUIET_MS = 10 * 60_000;
/** A purchase whose page was never opened expires after this time. */
const UNOPENED_MS = 24 * 3_600_000;
/** Older purchases are left to an operator: the slowest payment methods confirm within two weeks. */
const RECONCILED_FOR_MS = 30 * 24 * 3_600_000;
const PAGE = 50;

/** Asks the provider about payments without a message, so that a lost message costs nobody their credits. */
@Injectable()
export class ReconcilePurchases {
  constructor(
    private readonly time: DatabaseTime,
    private readonly provider: PaymentProvider,
    private readonly purchases: Purchases,
    private readonly settle: SettlePurchase,
  ) {}

  /** @returns how many purchases moved. @throws AggregateError with all failures, after the last purchase */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = await this.time.now();
    const failures: unknown[] = [];
    let moved = 0;
    for (let after: string | null = null; ;) {
      const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
      const waiting = await this.purchases.waitingBetween(before(RECONCILED_FOR_MS), before(QUIET_MS), after, PAGE);
      for (const purchase of waiting) {
        signal?.throwIfAborted();
        try {
          if (await this.#reconcile(purchase, now)) moved += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      after = waiting.at(-1)?.id ?? null;
      if (waiting.length < PAGE) break;
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} purchases could not be reconciled`);
    return moved;
  }

  async #reconcile({ id, provider, provider_session: session, created_at }: PurchaseRow, now: Date): Promise<boolean> {
    if (session === null) {
      if (now.getTime() - new Date(created_at).getTime() < UNOPENED_MS) return false;
      await this.settle.execute({ purchaseId: id, outcome: 'EXPIRED', payment: null, cents: null });
      return true;
    }
    if (provider !== this.provider.name) return false;
    const news = await this.provider.askAbout(session);
    if (!news) return false;
    await this.settle.execute({ ...news, purchaseId: id });
    return true;
  }
}
