import type { MatchAnswer } from '@modules/matching/http/matches.contract';

/** A match with a posting. The others come from a reservation that named none: they have no score and nothing to explain. */
export type PostedMatch = MatchAnswer & { readonly job: NonNullable<MatchAnswer['job']> };

export const hasPosting = (match: MatchAnswer): match is PostedMatch => match.job !== null;
