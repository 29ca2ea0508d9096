import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** Fewer than `below` credits are available. Published once until the balance recovers. */
export const balanceRanLow = defineEvent(
  'billing.balance-ran-low',
  z.object({ owner_id: z.uuid(), below: z.int().min(1), at: z.iso.datetime() }),
);
