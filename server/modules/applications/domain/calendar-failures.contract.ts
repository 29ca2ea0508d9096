/**
 * Why a member's calendar could not be read. SIGN_IN_REFUSED: user name or password. GONE: the calendar was deleted there.
 * TOO_LARGE: more events than we read.
 */
export const calendarFailures = ['SIGN_IN_REFUSED', 'UNREACHABLE', 'GONE', 'TOO_LARGE', 'UNREADABLE'] as const;
export type CalendarFailureReason = (typeof calendarFailures)[number];

/** Why an interview could not be written to it. FULL: no room there. REFUSED: for example a calendar that the member may only read. */
export const calendarWriteFailures = [...calendarFailures, 'FULL', 'REFUSED'] as const;
export type CalendarWriteFailureReason = (typeof calendarWriteFailures)[number];

/** Changes that a member can make to the event of an interview in their own calendar. */
export const calendarDifferences = ['MOVED', 'DELETED'] as const;
export type CalendarDifference = (typeof calendarDifferences)[number];
