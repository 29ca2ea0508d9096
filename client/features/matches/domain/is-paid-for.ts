import type { MatchAnswer } from '@modules/matching/http/matches.contract';

/** Whether the company has paid for the person. It pays once per person; later actions are free. */
export function isPaidFor({ unlock_price }: Pick<MatchAnswer, 'unlock_price'>): boolean {
  return unlock_price === 0;
}
