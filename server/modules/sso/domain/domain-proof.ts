/** WAITING for the record; MISSING: it was there, and may come back until the time of grace ends. */
export const proofStates = ['WAITING', 'PROVED', 'MISSING', 'LOST', 'EXPIRED'] as const;
export type ProofState = (typeof proofStates)[number];

/**
 * The result of a look-up: the record, none, only other records, an alias (CNAME) in its place, no readable answer, or the record of a
 * domain that another company holds.
 */
export const proofResults = ['FOUND', 'ABSENT', 'OTHER', 'ALIAS', 'UNREADABLE', 'TAKEN'] as const;
export type ProofResult = (typeof proofResults)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Times in milliseconds. */
export const proofTimes = {
  /** A new record may need three days to reach all DNS servers. */
  wait: 72 * HOUR,
  /** A record that is missing may come back for a week, for example after a move to another DNS provider. */
  grace: 7 * DAY,
  /** Answers that cannot be read count as missing after a week, and as lost after the grace too. */
  unreadable: 7 * DAY,
} as const;

export interface DomainProof {
  readonly state: ProofState;
  readonly waitsUntil: Date;
  readonly provedAt: Date | null;
  readonly seenAt: Date | null;
  readonly missingSince: Date | null;
}

/** Whether the company has the domain, and no other company may. */
export const isHeld = ({ state }: Pick<DomainProof, 'state'>): boolean => state === 'PROVED' || state === 'MISSING';

/** A proof after a look-up, with the event that owners get an email about. */
export interface CheckedProof extends Omit<DomainProof, 'waitsUntil'> {
  readonly nextCheckAt: Date | null;
  readonly change: 'PROVED' | 'MISSING' | 'LOST' | null;
}

const after = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);
const age = (since: Date | null, now: Date): number => (since ? now.getTime() - since.getTime() : Infinity);

/** @param isInUse whether people sign in with the domain, which is then checked each day. */
export function afterCheck(
  proof: DomainProof,
  result: ProofResult,
  { now, isInUse }: { readonly now: Date; readonly isInUse: boolean },
): CheckedProof {
  const same = { ...proof, change: null };
  if (proof.state === 'LOST' || proof.state === 'EXPIRED') return { ...same, nextCheckAt: null };
  if (result === 'FOUND') {
    const nextCheckAt = after(now, isInUse ? DAY : 7 * DAY);
    const change = proof.state === 'PROVED' ? null : 'PROVED';
    return { state: 'PROVED', provedAt: proof.provedAt ?? now, seenAt: now, missingSince: null, nextCheckAt, change };
  }
  if (proof.state === 'WAITING') {
    if (now >= proof.waitsUntil) return { ...same, state: 'EXPIRED', nextCheckAt: null };
    const waited = age(after(proof.waitsUntil, -proofTimes.wait), now);
    return { ...same, nextCheckAt: after(now, waited < HOUR ? 5 * MINUTE : HOUR) };
  }
  const nextCheckAt = after(now, HOUR);
  const isUnread = result === 'UNREADABLE';
  if (proof.state === 'PROVED') {
    if (isUnread && age(proof.seenAt, now) < proofTimes.unreadable) return { ...same, nextCheckAt };
    return { ...same, state: 'MISSING', missingSince: now, nextCheckAt, change: 'MISSING' };
  }
  // Our own resolver may be the one that does not answer, so silence needs longer than an answer without the record.
  const isOver =
    age(proof.missingSince, now) >= proofTimes.grace &&
    (!isUnread || age(proof.seenAt, now) >= proofTimes.unreadable + proofTimes.grace);
  if (!isOver) return { ...same, nextCheckAt };
  return { ...same, state: 'LOST', missingSince: null, nextCheckAt: null, change: 'LOST' };
}
