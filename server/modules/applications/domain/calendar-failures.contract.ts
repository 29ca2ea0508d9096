/**
 * Why a member's calendar could not be read. SIGN_IN_REFUSED: user name or password. GONE: the calendar was deleted there.
 * TOO_LARGE: more events than we read.
 */
export const calendarFailures = ['SIGN_IN_REFUSED', 'UNREACHABLE', 'GONE', 'TOO_LARGE', 'UNREADABLE'] as const;
export type CalendarFailureReason = (typeof calendarFailures)[number];
