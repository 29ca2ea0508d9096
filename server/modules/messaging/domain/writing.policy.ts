import type { Side } from './conversation.entity.js';

/** Names as in the contract. */
export type WritingRefusal = 'ENDED' | 'NOT_PERMITTED' | 'BLOCKED_BY_YOU' | 'UNAVAILABLE';

export interface WritingFacts {
  readonly side: Side;
  /** A current application, match or reservation connects the two. */
  readonly tied: boolean;
  /** When the latest reservation or match between them was refused, expired or was cancelled. */
  readonly endedAt: Date | null;
  /** Null before the first message. `unsolicitedAt`: when the recruiter wrote without a tie. */
  readonly conversation: { readonly unsolicitedAt: Date | null } | null;
  /** The company already paid for this person, by any action. */
  readonly paid: boolean;
  /** Price of a first unsolicited message. */
  readonly price: number;
  readonly blockedByMe: boolean;
  /** False if the other person left, hides, changed company, or blocked the writer; all give the same error. */
  readonly otherAvailable: boolean;
}

export type Writing =
  | { readonly allowed: true; readonly price: number; readonly unsolicited: boolean }
  | { readonly allowed: false; readonly reason: WritingRefusal };

const refused = (reason: WritingRefusal): Writing => ({ allowed: false, reason });
const free: Writing = { allowed: true, price: 0, unsolicited: false };

/**
 * Decides who may write to whom, and at what price. Tied people write for free. A recruiter may write first to an untied person for a
 * price, once per company and person, and that person may answer. Conversations whose tie has ended are read-only (decision C-18).
 */
export function mayWrite(facts: WritingFacts): Writing {
  if (facts.blockedByMe) return refused('BLOCKED_BY_YOU');
  if (!facts.otherAvailable) return refused('UNAVAILABLE');
  if (facts.tied) return free;
  if (!facts.conversation) {
    if (facts.side === 'SEEKER') return refused('NOT_PERMITTED');
    return { allowed: true, price: facts.paid ? 0 : facts.price, unsolicited: true };
  }
  const { unsolicitedAt } = facts.conversation;
  if (unsolicitedAt === null || (facts.endedAt !== null && facts.endedAt > unsolicitedAt)) return refused('ENDED');
  return free;
}
