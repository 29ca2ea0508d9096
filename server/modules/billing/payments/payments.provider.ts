import type { FactoryProvider } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Logger } from '../../../platform/logging/logger.js';
import { PaymentProvider } from './payment-provider.js';
import { StripePayments } from './stripe-payments.js';
import { TestPayments } from './test-payments.js';

/** The provider that the settings name. */
export const payments: FactoryProvider<PaymentProvider> = {
  provide: PaymentProvider,
  inject: [Settings, Logger],
  useFactory: (settings: Settings, logger: Logger) =>
    settings.env.PAYMENT_PROVIDER === 'stripe' ? new StripePayments(settings, logger) : new TestPayments(),
};
