import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { type OpenedPayment, type PaymentMessage, type PaymentNews, PaymentProvider } from './payment-provider.js';

/** Confirms everything at once and charges nobody. The settings refuse it in production. */
@Injectable()
export class TestPayments extends PaymentProvider {
  readonly name = 'test';

  open(): Promise<OpenedPayment> {
    return Promise.resolve({ kind: 'paid' });
  }

  askAbout(): Promise<PaymentNews | null> {
    return Promise.resolve(null);
  }

  close(): Promise<PaymentNews | null> {
    return Promise.resolve(null);
  }

  read(): PaymentMessage {
    throw new NotFound();
  }
}
