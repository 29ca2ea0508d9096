import type { HandoverStatus, ReportedStatus } from './handover-status.contract.js';

/** The link works this long after it was made. */
export const LINK_MS = 5 * 60_000;

/** A phone may report its steps in any order, because a person can record an answer again. DONE and ENDED are final. */
export function mayReport(from: HandoverStatus, to: ReportedStatus): boolean {
  if (from === 'DONE') return to === 'DONE';
  return from !== 'WAITING' && from !== 'ENDED';
}

export interface HandoverFacts {
  readonly status: HandoverStatus;
  readonly expiresAt: Date;
  /** The phone's session is still open. */
  readonly isPhoneOpen: boolean;
}

/** The status that both screens show: time and the phone's session can end it without a write. */
export function shownStatus({ status, expiresAt, isPhoneOpen }: HandoverFacts, now: Date): HandoverStatus {
  if (status === 'WAITING') return now.getTime() < expiresAt.getTime() ? status : 'ENDED';
  if (status === 'DONE') return status;
  return isPhoneOpen ? status : 'ENDED';
}
