import { InvoiceCounterSchema, InvoiceSchema } from '../domain/invoice.entity.js';
import { PaymentEventSchema } from '../domain/payment-event.entity.js';
import { BillingEmailSchema, LowBalanceNoticeSchema } from '../domain/billing-email.entity.js';
import { PaymentIssueSchema } from '../domain/payment-issue.entity.js';
import { PlanTermSchema } from '../domain/plan-term.entity.js';
import { PlanChoiceSchema, PlanPriceSchema } from '../domain/plan.entity.js';
import { PurchaseSchema } from '../domain/purchase.entity.js';
import { SpotlightSchema } from '../domain/spotlight.entity.js';

export const entities = [
  PurchaseSchema,
  InvoiceSchema,
  InvoiceCounterSchema,
  PaymentEventSchema,
  PlanPriceSchema,
  PlanChoiceSchema,
  PlanTermSchema,
  BillingEmailSchema,
  LowBalanceNoticeSchema,
  PaymentIssueSchema,
  SpotlightSchema,
];
