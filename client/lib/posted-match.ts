import type { MatchAnswer } from '@modules/matching/http/matches.contract';

/**
 * A match with a posting. Other matches come from reservations without a posting and have neither score nor
 * explanation.
 */
export type PostedMatch = MatchAnswer & { readonly job: NonNullable<MatchAnswer['job']> };

export const hasPosting = (match: MatchAnswer): match is PostedMatch => match.job !== null;
