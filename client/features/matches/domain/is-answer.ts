import type { MatchAnswer } from '@modules/matching/http/matches.contract';

/**
 * Whether a company's yes answers a person who said yes or is already open. For others, it would open the profile
 * unasked.
 */
export function isAnswer({ status, user }: MatchAnswer): boolean {
  return status === 'ACCEPTED' || !user.is_masked;
}
