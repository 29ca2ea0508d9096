import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A reader opened a link for the first time since this person is in it. `person_id`: the entry in the link, not the account. */
export const sharedProfileOpened = defineEvent(
  'shares.profile-opened',
  z.object({ person_id: z.uuid(), seeker_id: z.uuid(), company_id: z.uuid() }),
);
