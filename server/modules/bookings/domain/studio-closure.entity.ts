import { defineEntity, p } from '@mikro-orm/core';

/** A day that an operator closed although the calendar is open. */
export const StudioClosureSchema = defineEntity({
  name: 'StudioClosure',
  tableName: 'studio_closure',
  properties: {
    id: p.uuid().primary(),
    day: p.date(),
    reason: p.text().strictNullable(),
    /** Id of the operator's account. */
    closedBy: p.uuid(),
    closedAt: p.datetime(3),
  },
  uniques: [{ name: 'studio_closure_day_unique', properties: ['day'] }],
  checks: [
    { name: 'studio_closure_reason_check', expression: 'char_length(reason) >= 1 and char_length(reason) <= 120' },
  ],
});
