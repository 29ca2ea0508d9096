/** Limits of messaging, with their reasons. */

/** A recruiter who writes to more new people per day sends the same message to all. */
export const MAX_NEW_CONVERSATIONS = 25;

/** Uploaded files that are not sent are deleted after this time; an offline queue is empty much sooner. */
export const UNSENT_ATTACHMENT_HOURS = 24;

/** Max reports per person and day; more would not help operators. */
export const MAX_REPORTS = 20;

/** Max number of people one person can block. */
export const MAX_BLOCKED = 500;
