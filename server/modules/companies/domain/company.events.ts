import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

const payload = z.object({ company_id: z.uuid() });

/** Its name or another public detail changed. */
export const companyChanged = defineEvent('companies.company-changed', payload);

/** It was removed: whatever others show in its name must go too. */
export const companyRemoved = defineEvent('companies.company-removed', payload);

/** An operator decided about its verification. `event_id` is the entry of its history; the reason goes with a refusal. */
export const companyReviewed = defineEvent(
  'companies.company-reviewed',
  z.object({
    company_id: z.uuid(),
    event_id: z.uuid(),
    status: z.enum(['VERIFIED', 'UNVERIFIED']),
    reason: z.string().nullable(),
  }),
);

/** A code is to be sent to an address at the company's e-mail domain. */
export const domainCodeAsked = defineEvent(
  'companies.domain-code-asked',
  z.object({ company_id: z.uuid(), letter_id: z.uuid() }),
);
