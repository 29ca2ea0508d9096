import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** Fewer than so many credits are available; told once until there were enough again. */
export const balanceRanLow = defineEvent(
  'billing.balance-ran-low',
  z.object({ owner_id: z.uuid(), below: z.int().min(1), at: z.iso.datetime() }),
);
