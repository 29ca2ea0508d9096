import { defineEntity, p } from '@mikro-orm/core';
import type { Kind } from './kinds.js';

/** A person's choice for one kind, and its date. For the digest this is the record of their opt-in. */
export const NotificationPreferenceSchema = defineEntity({
  name: 'NotificationPreference',
  tableName: 'notification_preference',
  properties: {
    accountId: p.uuid().primary(),
    kind: p.text().primary().$type<Kind>(),
    inApp: p.boolean(),
    email: p.boolean(),
    decidedAt: p.datetime(3),
  },
  checks: [
    {
      name: 'notification_preference_kind_check',
      expression: `kind in ('message', 'application', 'interview', 'reservation', 'match', 'video', 'report', 'company', 'job_alert', 'candidate_alert', 'digest', 'credits')`,
    },
  ],
});
