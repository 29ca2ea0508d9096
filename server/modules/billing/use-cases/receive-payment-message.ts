import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { PaymentProvider, type PaymentNews } from '../payments/payment-provider.js';
import { Purchases } from '../persistence/purchases.js';
import { SettlePurchase } from './settle-purchase.js';

/** The payment provider says what has become of a payment. Each message has one effect, however often and late it comes. */
@Injectable()
export class ReceivePaymentMessage {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly provider: PaymentProvider,
    private readonly purchases: Purchases,
    private readonly settle: SettlePurchase,
  ) {}

  /**
   * @throws SignatureInvalid unless the provider sent it just now.
   * @throws ToldTooEarly where it must come again later; nothing is noted of it then.
   */
  async execute(body: Buffer, signature: string | undefined): Promise<void> {
    const { id, type, news } = this.provider.read(body, signature, await this.time.now());
    await this.transaction.run(async () => {
      const purchaseId = news && (await this.#purchaseOf(news));
      const noted = await this.em.execute<unknown[]>(
        `insert into payment_event (id, type, purchase_id, received_at) values (?, ?, ?, ?)
         on conflict (id) do nothing returning id`,
        [id, type, purchaseId, await this.time.now()],
      );
      if (noted.length === 0 || news === null || purchaseId === null) return;
      await this.settle.execute({ ...news, purchaseId });
    });
  }

  async #purchaseOf({ purchaseId, payment }: PaymentNews): Promise<string | null> {
    const named = purchaseId ?? (payment && (await this.purchases.idOfPayment(payment)));
    return named && (await this.purchases.get(named)) ? named : null;
  }
}
