import { defineEntity, p } from '@mikro-orm/core';
import type { WeeklyWindow } from './availability.js';
import { availabilityLimits } from './availability-limits.contract.js';

const { windows, bufferMinutes, noticeHours, perDay } = availabilityLimits;

/** When candidates may choose an interview with a member. */
export const MemberAvailabilitySchema = defineEntity({
  name: 'MemberAvailability',
  tableName: 'member_availability',
  properties: {
    accountId: p.uuid().primary(),
    /** IANA name. */
    timeZone: p.text(),
    windows: p.json<readonly WeeklyWindow[]>(),
    /** The longer of the two buffers, for the version before there were two. */
    bufferMinutes: p.smallint(),
    /** Null in rows of that version: `bufferMinutes` counts. */
    bufferBeforeMinutes: p.smallint().strictNullable(),
    bufferAfterMinutes: p.smallint().strictNullable(),
    noticeHours: p.smallint(),
    /** Null: any number. */
    maxPerDay: p.smallint().strictNullable(),
    updatedAt: p.datetime(3),
  },
  checks: [
    {
      name: 'member_availability_time_zone_check',
      expression: 'char_length(time_zone) >= 1 and char_length(time_zone) <= 64',
    },
    {
      name: 'member_availability_windows_check',
      expression: `jsonb_typeof(windows) = 'array' and jsonb_array_length(windows) <= ${windows}`,
    },
    {
      name: 'member_availability_buffer_minutes_check',
      expression: `buffer_minutes >= 0 and buffer_minutes <= ${bufferMinutes}`,
    },
    {
      name: 'member_availability_buffers_check',
      expression: `buffer_before_minutes >= 0 and buffer_before_minutes <= ${bufferMinutes}
        and buffer_after_minutes >= 0 and buffer_after_minutes <= ${bufferMinutes}`,
    },
    {
      name: 'member_availability_notice_hours_check',
      expression: `notice_hours >= 0 and notice_hours <= ${noticeHours}`,
    },
    { name: 'member_availability_max_per_day_check', expression: `max_per_day >= 1 and max_per_day <= ${perDay}` },
  ],
});
