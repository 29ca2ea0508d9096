/** Every bound of messages, with its reason. */

/** A recruiter who writes to more people a day than this sends the same to all of them. */
export const MOST_NEW_CONVERSATIONS = 25;

/** What was uploaded and never sent is taken away after a day: an offline queue empties much sooner. */
export const UNSENT_ATTACHMENT_HOURS = 24;

/** Reports of one person a day: more are no help to whoever reads them. */
export const MOST_REPORTS = 20;

/** People one person blocked; the list is short in real life. */
export const MOST_BLOCKED = 500;
