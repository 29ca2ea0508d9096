import { defineEntity, p } from '@mikro-orm/core';

/** The declarations of the running versions of the server; see `live-declarations.ts`. */
export const LiveDeclarationSchema = defineEntity({
  name: 'LiveDeclaration',
  tableName: 'live_declaration',
  properties: {
    kind: p.text().$type<'subscription' | 'schedule'>().primary(),
    /** The event of a subscription, the queue of a schedule. */
    name: p.text().primary(),
    jobName: p.text().primary(),
    /** Last time a process with this declaration said so. */
    seenAt: p.datetime(3),
  },
  checks: [
    { name: 'live_declaration_kind_check', expression: `kind in ('subscription', 'schedule')` },
    {
      name: 'live_declaration_name_check',
      expression: 'char_length(name) <= 100 and char_length(job_name) <= 100',
    },
  ],
});
