import type { MatchAnswer } from '@modules/matching/http/matches.contract';
import { candidateAlias } from '../../../lib/candidate-alias';

/** Name to show. Masked people have the same name, so part of the opaque id distinguishes them. */
export function personName({ id, full_name, is_masked }: MatchAnswer['user']): string {
  return is_masked ? `${full_name} ${candidateAlias(id)}` : full_name;
}
