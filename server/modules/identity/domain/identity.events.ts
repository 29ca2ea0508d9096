import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** Someone has an account now. */
export const accountRegistered = defineEvent(
  'identity.account-registered',
  z.object({ user_id: z.uuid(), user_type: z.enum(['JOB_SEEKER', 'RECRUITER', 'OPERATOR']) }),
);

/** A job seeker told something new about themselves: whoever derived anything from the profile derives it again. */
export const profileChanged = defineEvent('identity.profile-changed', z.object({ user_id: z.uuid() }));

/** A job seeker may be found from now on (`visible: true`) or must not be (`false`). */
export const accountVisibilityChanged = defineEvent(
  'identity.account-visibility-changed',
  z.object({ user_id: z.uuid(), visible: z.boolean() }),
);
