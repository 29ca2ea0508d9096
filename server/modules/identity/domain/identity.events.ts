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

/** A seeker's profile opened to a company, or became open to it for a closer reason. */
export const profileDisclosed = defineEvent(
  'identity.profile-disclosed',
  z.object({ seeker_id: z.uuid(), company_id: z.uuid(), disclosure_id: z.uuid() }),
);

/** A seeker's profile closed to a company: whatever was shown of the open one must go. */
export const profileConcealed = defineEvent(
  'identity.profile-concealed',
  z.object({ seeker_id: z.uuid(), company_id: z.uuid(), disclosure_id: z.uuid() }),
);

/** From whom a seeker hides changed: whoever derived anything for a company derives it again. */
export const exclusionsChanged = defineEvent('identity.exclusions-changed', z.object({ user_id: z.uuid() }));

/** Somebody left: nothing of theirs may be shown, sent or counted on any more. */
export const accountDeleted = defineEvent(
  'identity.account-deleted',
  z.object({ user_id: z.uuid(), user_type: z.enum(['JOB_SEEKER', 'RECRUITER', 'OPERATOR']) }),
);
