import type { MatchAnswer } from '@modules/matching/http/matches.contract';

/** A company pays for a person once: whatever else it does about them costs nothing. */
export function isPaidFor({ unlock_price }: Pick<MatchAnswer, 'unlock_price'>): boolean {
  return unlock_price === 0;
}
