import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** An account was created. */
export const accountRegistered = defineEvent(
  'identity.account-registered',
  z.object({ user_id: z.uuid(), user_type: z.enum(['JOB_SEEKER', 'RECRUITER', 'OPERATOR']) }),
);

/** A job seeker changed their profile: derived data must be computed again. */
export const profileChanged = defineEvent('identity.profile-changed', z.object({ user_id: z.uuid() }));

/** A job seeker became visible (`visible: true`) or hidden (`false`). */
export const accountVisibilityChanged = defineEvent(
  'identity.account-visibility-changed',
  z.object({ user_id: z.uuid(), visible: z.boolean() }),
);

/** A seeker's profile was opened to a company, or got a closer tie to it. */
export const profileDisclosed = defineEvent(
  'identity.profile-disclosed',
  z.object({ seeker_id: z.uuid(), company_id: z.uuid(), disclosure_id: z.uuid() }),
);

/** A seeker's profile was closed to a company: anything shown of the open profile must be removed. */
export const profileConcealed = defineEvent(
  'identity.profile-concealed',
  z.object({ seeker_id: z.uuid(), company_id: z.uuid(), disclosure_id: z.uuid() }),
);

/** A seeker's exclusions changed: data derived per company must be computed again. */
export const exclusionsChanged = defineEvent('identity.exclusions-changed', z.object({ user_id: z.uuid() }));

/** An account was closed: nothing of it may be shown, sent or counted. */
export const accountDeleted = defineEvent(
  'identity.account-deleted',
  z.object({ user_id: z.uuid(), user_type: z.enum(['JOB_SEEKER', 'RECRUITER', 'OPERATOR']) }),
);
