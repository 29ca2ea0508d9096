/**
 * Max time of one walk in milliseconds. Walks send thousands of requests in the time that the journeys leave (ADR 0083): one that needs a
 * minute alone took ten beside them on a busy machine.
 */
export const WALK_TIMEOUT_MS = 30 * 60_000;
