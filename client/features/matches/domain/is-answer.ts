import type { MatchAnswer } from '@modules/matching/http/matches.contract';

/** A company's yes answers somebody's, or keeps open what is open already; to anybody else it opens the profile unasked. */
export function isAnswer({ status, user }: MatchAnswer): boolean {
  return status === 'ACCEPTED' || !user.is_masked;
}
