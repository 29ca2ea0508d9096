import type { ApplicationStatus } from '../domain/application-lifecycle.js';

/** What has ended without a job leaves a candidate's list; what was accepted stays in sight. */
export const archivedStatuses: readonly ApplicationStatus[] = ['REJECTED', 'WITHDRAWN'];

export const isArchived = ({ status, closed_reason }: { status: ApplicationStatus; closed_reason: unknown }): boolean =>
  archivedStatuses.includes(status) || closed_reason !== null;
