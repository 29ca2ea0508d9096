import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

const payload = z.object({ company_id: z.uuid() });

/** The company's name or another public detail changed. */
export const companyChanged = defineEvent('companies.company-changed', payload);

/** The company was removed: other modules must hide its data, for example close its postings. */
export const companyRemoved = defineEvent('companies.company-removed', payload);

/** An operator decided on a verification. `event_id`: its history entry; `reason`: only for a refusal. */
export const companyReviewed = defineEvent(
  'companies.company-reviewed',
  z.object({
    company_id: z.uuid(),
    event_id: z.uuid(),
    status: z.enum(['VERIFIED', 'UNVERIFIED']),
    reason: z.string().nullable(),
  }),
);

/** Somebody requested a code for an address at the company's email domain. */
export const domainCodeAsked = defineEvent(
  'companies.domain-code-asked',
  z.object({ company_id: z.uuid(), letter_id: z.uuid() }),
);

/** Somebody was invited into a team, or the invitation is sent again. `letter_id`: the email to send. */
export const teamInvited = defineEvent(
  'companies.team-invited',
  z.object({ invitation_id: z.uuid(), letter_id: z.uuid() }),
);
