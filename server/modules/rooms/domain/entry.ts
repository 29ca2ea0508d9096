const MINUTE_MS = 60_000;
/** The room opens before the interview, for the check of camera and microphone. */
const OPENS_BEFORE_MS = 10 * MINUTE_MS;
const CLOSES_AFTER_MS = 120 * MINUTE_MS;

/** An interview, as far as its room is concerned. */
export interface RoomInterview {
  readonly status: 'PROPOSED' | 'SCHEDULED' | 'CANCELLED';
  readonly type: 'VIDEO' | 'PHONE' | 'IN_PERSON';
  readonly scheduledAt: Date;
  readonly durationMinutes: number;
  /** The application is open or accepted, as the candidate knows it. */
  readonly stands: boolean;
}

export interface RoomWindow {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** From 10 minutes before to 2 hours after the start; longer if the interview itself is. */
export function windowOf({ scheduledAt, durationMinutes }: RoomInterview): RoomWindow {
  const start = scheduledAt.getTime();
  return {
    opensAt: new Date(start - OPENS_BEFORE_MS),
    closesAt: new Date(start + Math.max(CLOSES_AFTER_MS, durationMinutes * MINUTE_MS)),
  };
}

export const entryProblems = ['CANCELLED', 'NOT_ON_VIDEO', 'NO_TIME', 'TOO_EARLY', 'OVER'] as const;
export type EntryProblem = (typeof entryProblems)[number];

/** Reason why the room is closed; null if it is open. */
export function entryProblem(interview: RoomInterview, now: Date): EntryProblem | null {
  if (interview.status === 'CANCELLED' || !interview.stands) return 'CANCELLED';
  if (interview.type !== 'VIDEO') return 'NOT_ON_VIDEO';
  if (interview.status === 'PROPOSED') return 'NO_TIME';
  const { opensAt, closesAt } = windowOf(interview);
  if (now < opensAt) return 'TOO_EARLY';
  return now >= closesAt ? 'OVER' : null;
}
