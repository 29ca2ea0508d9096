/**
 * ASKED until everybody in the room has answered. ENDED: what was recorded may be uploaded. DECLINED: somebody said no, nothing
 * was recorded. DISCARDED: what was recorded is not kept.
 */
export const recordingStatuses = ['ASKED', 'ON', 'ENDED', 'DECLINED', 'DISCARDED'] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

/** LEFT: the recorder left the room or lost the tab. DELETED: somebody had the finished recording deleted. */
export type EndReason = 'STOPPED' | 'REFUSED' | 'WITHDRAWN' | 'LEFT' | 'DELETED';

export type ConsentAnswer = 'YES' | 'NO';

/** The answer of one person. */
export interface Consent {
  readonly accountId: string;
  readonly answer: ConsentAnswer;
  /** If somebody withdraws their yes, what was recorded until then may stay. */
  readonly keepsPart: boolean;
  readonly withdrawnAt: Date | null;
}

export interface Outcome {
  readonly status: RecordingStatus;
  readonly reason: EndReason | null;
}

export const agrees = (consent: Consent | undefined): boolean =>
  consent?.answer === 'YES' && consent.withdrawnAt === null;

const consentOf = (accountId: string, consents: readonly Consent[]): Consent | undefined =>
  consents.find((consent) => consent.accountId === accountId);

/** People in the room without a yes. */
export const missingAmong = (present: readonly string[], consents: readonly Consent[]): readonly string[] =>
  present.filter((accountId) => !agrees(consentOf(accountId, consents)));

/**
 * While everybody is asked, one no declines it and the last yes starts it. Later answers are those of people who came during the
 * recording; they change nothing about its status, but see {@link isRunning}.
 */
export function afterAnswer(
  status: RecordingStatus,
  present: readonly string[],
  consents: readonly Consent[],
): Outcome {
  if (status !== 'ASKED') return { status, reason: null };
  if (present.some((accountId) => consentOf(accountId, consents)?.answer === 'NO')) {
    return { status: 'DECLINED', reason: 'REFUSED' };
  }
  return { status: missingAmong(present, consents).length === 0 ? 'ON' : 'ASKED', reason: null };
}

/** Ends it at once. What was recorded stays only if everybody who agreed had said beforehand that it may. */
export function afterWithdrawal(status: RecordingStatus, consents: readonly Consent[]): Outcome {
  if (status === 'ASKED') return { status: 'DECLINED', reason: 'WITHDRAWN' };
  const mayStay = consents.filter(({ answer }) => answer === 'YES').every(({ keepsPart }) => keepsPart);
  return { status: mayStay ? 'ENDED' : 'DISCARDED', reason: 'WITHDRAWN' };
}

/** A recording that never began has nothing to keep. */
export const afterEnd = (status: RecordingStatus, reason: EndReason): Outcome => ({
  status: status === 'ON' ? 'ENDED' : 'DISCARDED',
  reason,
});

export const isOpen = (status: RecordingStatus): boolean => status === 'ASKED' || status === 'ON';

/** It pauses while somebody in the room has not agreed, for example a person who came later. */
export const isRunning = (status: RecordingStatus, present: readonly string[], consents: readonly Consent[]): boolean =>
  status === 'ON' && missingAmong(present, consents).length === 0;

/** The recorder's browser sends the file within a day; longer is an upload that was given up. */
const UPLOAD_WITHIN_MS = 24 * 3_600_000;

export const mayStillUpload = (
  { status, endedAt }: { readonly status: RecordingStatus; readonly endedAt: Date | null },
  now: Date,
): boolean => status === 'ENDED' && endedAt !== null && now.getTime() - endedAt.getTime() < UPLOAD_WITHIN_MS;
