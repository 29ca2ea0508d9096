import { HandlesJob, type JobHandler, type JobOutcome, type PayloadOf } from '../../../platform/queue/index.js';
import { PaymentProvider } from '../payments/payment-provider.js';
import { forgetCard } from './forget-card.definition.js';

/** Deletes the saved card of a closed account at the provider. */
@HandlesJob(forgetCard)
export class ForgetCardJob implements JobHandler<typeof forgetCard> {
  constructor(private readonly provider: PaymentProvider) {}

  async handle({ customer }: PayloadOf<typeof forgetCard>): Promise<JobOutcome> {
    await this.provider.forget(customer);
    return 'done';
  }
}
