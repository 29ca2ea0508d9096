import type { Interview, OwnApplication } from '@modules/applications/http/applications.contract';

const MINUTE = 60_000;
const OPENS_BEFORE = 10 * MINUTE;
const CLOSES_AFTER = 120 * MINUTE;

/** Whether people can join now, by the rule of the server (`server/modules/rooms/domain/entry.ts`), which decides. */
export function isRoomOpen(interview: Interview, now: number): boolean {
  const { status, type, scheduled_at: scheduledAt, duration_minutes: minutes } = interview;
  if (type !== 'VIDEO' || status === 'PROPOSED' || status === 'CANCELLED') return false;
  const start = Date.parse(scheduledAt);
  return now >= start - OPENS_BEFORE && now < start + Math.max(CLOSES_AFTER, minutes * MINUTE);
}

/** Whether the interviews of an application have a room. */
export const hasRooms = ({
  status,
  closed_reason: reason,
}: Pick<OwnApplication, 'status' | 'closed_reason'>): boolean =>
  status === 'ACCEPTED' || (reason === null && status !== 'WITHDRAWN' && status !== 'REJECTED');
