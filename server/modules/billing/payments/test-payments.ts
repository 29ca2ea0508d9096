import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { SavedCard } from '../domain/plan-term.js';
import {
  type Charge,
  type OpenedPayment,
  type PaymentMessage,
  type PaymentNews,
  PaymentProvider,
} from './payment-provider.js';

/** Placeholder for a card, since nobody is charged. */
const TEST_CARD: SavedCard = { customer: 'test', method: 'test', brand: 'test', last4: '4242' };

/** Confirms everything immediately and charges nobody. The settings refuse it in production. */
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

  cardOf(): Promise<SavedCard | null> {
    return Promise.resolve(TEST_CARD);
  }

  charge({ purchaseId, cents }: Charge): Promise<PaymentNews | null> {
    return Promise.resolve({ outcome: 'PAID', purchaseId, payment: null, cents });
  }

  askAboutCharge(): Promise<'unknown'> {
    return Promise.resolve('unknown');
  }

  forget(): Promise<void> {
    return Promise.resolve();
  }

  read(): PaymentMessage {
    throw new NotFound();
  }
}
