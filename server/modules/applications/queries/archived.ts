import type { ApplicationStatus } from '../domain/application-lifecycle.js';

/** Statuses that leave the candidate's active list; accepted applications stay. */
export const archivedStatuses: readonly ApplicationStatus[] = ['REJECTED', 'WITHDRAWN'];

export const isArchived = ({ status, closed_reason }: { status: ApplicationStatus; closed_reason: unknown }): boolean =>
  archivedStatuses.includes(status) || closed_reason !== null;
