import type { Side } from './conversation.entity.js';

/** As the contract names them. */
export type WritingRefusal = 'ENDED' | 'NOT_PERMITTED' | 'BLOCKED_BY_YOU' | 'UNAVAILABLE';

export interface WritingFacts {
  readonly side: Side;
  /** An application, a match or a reservation that stands connects the two. */
  readonly tied: boolean;
  /** When the latest reservation or match between them was refused, ran out or was cancelled. */
  readonly endedAt: Date | null;
  /** Null before the first message. `unsolicitedAt`: when the recruiter wrote without a tie. */
  readonly conversation: { readonly unsolicitedAt: Date | null } | null;
  /** The company paid for this person before, by whatever act. */
  readonly paid: boolean;
  /** What a first unsolicited message costs. */
  readonly price: number;
  readonly blockedByMe: boolean;
  /** The other one left, hides, works for another company by now, or blocked the writer: the four look alike. */
  readonly otherAvailable: boolean;
}

export type Writing =
  | { readonly allowed: true; readonly price: number; readonly unsolicited: boolean }
  | { readonly allowed: false; readonly reason: WritingRefusal };

const refused = (reason: WritingRefusal): Writing => ({ allowed: false, reason });
const free: Writing = { allowed: true, price: 0, unsolicited: false };

/**
 * Who may write to whom, and for how much. Whoever is connected writes freely. A recruiter may write first to somebody who is not,
 * for the price of it, once a company and person; that person may answer. What was connected and is not any more can be read, not
 * continued (decision C-18).
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
