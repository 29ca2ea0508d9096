import { defineEntity, p } from '@mikro-orm/core';
import type { Kind } from './kinds.js';

/** What somebody chose for one kind of news, and when: of the digest it is the record of their yes. */
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
