/** Buffers of `member_availability`. The former single one is both for rows that the previous version wrote during an update. */
export const buffers = `coalesce(buffer_before_minutes, buffer_minutes) as buffer_before_minutes,
  coalesce(buffer_after_minutes, buffer_minutes) as buffer_after_minutes`;
